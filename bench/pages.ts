import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runApp } from '#test/support/running-app.ts';
import { findChromium } from '../scripts/checks/chromium.ts';
import { buildWeb } from '../scripts/web-build.ts';
import { median } from './children.ts';
import { type Interaction, openDetails, sortRows, typeIntoSearch } from './pages/interactions.ts';
import { scriptsOf } from './pages/scripts.ts';
import { demoPassword, signIn, waitingPeople } from './pages/steps.ts';
import { short } from './short.ts';

/** `paint`: milliseconds to the next paint; `scripts`: bytes of JavaScript as transferred. */
const targets = { paint: 100, scripts: 220_000 };
const rounds = short
  ? 1
  : Number(process.argv.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);
const rows = short ? 40 : 1_000;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

await buildWeb();
const executablePath = await findChromium();
const dataDir = await mkdtemp(join(tmpdir(), `cairn-bench-pages-${process.pid}-`));
const app = await runApp(dataDir, { DEMO: 'on', DEMO_SIZE: 'small', DEMO_PASSWORD: demoPassword });
const browser = await chromium.launch({ executablePath, args: flags });
try {
  await waitingPeople(app.url, rows);
  const missed = [...(await scripts(browser)), ...(await interactions(browser))];
  console.log(missed.length === 0 ? '\nEvery target is reached.' : `\nShort of it:\n${missed.join('\n')}`);
  if (missed.length > 0 && !short) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function scripts(on: Browser): Promise<string[]> {
  const found: Record<string, { files: number; kB: number }> = {};
  for (const who of ['seller', 'buyer', 'admin']) {
    const page = await signedIn(on, who);
    await page.reload({ waitUntil: 'networkidle' });
    const { bytes, files } = await scriptsOf(page);
    found[who] = { files, kB: bytes / 1_000 };
    await page.context().close();
  }
  console.log('\nJavaScript of the first load of the dashboard, compressed');
  console.table(found);
  return Object.entries(found).flatMap(([who, { kB }]) =>
    kB * 1_000 < targets.scripts ? [] : [`  dashboard of a ${who}: ${targets.scripts / 1_000} kB or more`],
  );
}

async function interactions(on: Browser): Promise<string[]> {
  const acts: [string, string, Interaction][] = [
    ['typing in the search box', 'buyer', typeIntoSearch],
    ['opening details', 'buyer', openDetails],
    [`sorting ${rows.toLocaleString('en-US')} rows`, 'admin', (page) => sortRows(page, rows)],
  ];
  const found: Record<string, { 'median ms': number; 'worst ms': number }> = {};
  for (const [name, who, act] of acts) {
    const page = await signedIn(on, who);
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) slowest.push(await act(page));
    found[name] = { 'median ms': median(slowest), 'worst ms': Math.max(...slowest) };
    await page.context().close();
  }
  console.log(
    `\nInteraction to next paint: the slowest of each of ${rounds} rounds (the browser counts in steps of 8)`,
  );
  console.table(found);
  return Object.entries(found).flatMap(([name, one]) =>
    one['median ms'] < targets.paint ? [] : [`  ${name}: not under ${targets.paint} ms`],
  );
}

async function signedIn(on: Browser, who: string): Promise<Page> {
  const page = await (await on.newContext({ baseURL: app.url, locale: 'en-US' })).newPage();
  await signIn(page, `${who}@demo.example`);
  return page;
}
