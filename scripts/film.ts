/**
 * `npm run film`: the main job as a moving picture, from the production build, in docs/pictures/main-job.webp. The
 * pictures that it is made of land in screens/film. `--short` takes them and keeps nothing.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { type Browser, chromium, type Page } from '@playwright/test';
import { themeKey } from '#kit/theme.ts';
import { demoPassword } from '#test/journeys/support/app.ts';
import { runApp } from '#test/support/running-app.ts';
import { findChromium } from './checks/chromium.ts';
import { animatedWebp, type Frame } from './film/animated-webp.ts';
import { playMainJob, type Take } from './film/main-job.ts';
import { expect } from './film/patient-expect.ts';
import { buildWeb } from './web-build.ts';

const short = process.argv.includes('--short');
const root = join(import.meta.dirname, '..');
const film = join(root, 'docs/pictures/main-job.webp');
const single = join(root, 'screens/film');
const size = { width: 1_200, height: 750 };
/** Pixels of the film for one of the page. */
const scale = 0.8;
/** Milliseconds: the line has to be read, too. */
const shown = 3_500;
const quality = 82;
const mostBytes = 1_500_000;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

await buildWeb();
const dataDir = await mkdtemp(join(tmpdir(), `cairn-film-${process.pid}-`));
const app = await runApp(dataDir, { DEMO: 'on', DEMO_SIZE: 'small', DEMO_PASSWORD: demoPassword });
const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
const frames: Frame[] = [];
try {
  await mkdir(single, { recursive: true });
  await playMainJob({ origin: app.url, open: () => open(browser), take });
  const moving = animatedWebp(frames, { width: size.width * scale, height: size.height * scale });
  if (moving.length > mostBytes) throw new Error(`the film has ${moving.length} bytes: take fewer pictures`);
  if (!short) await writeFile(film, moving);
  console.log(`${frames.length} pictures, ${moving.length} bytes`);
} finally {
  await browser.close();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function open(on: Browser): Promise<Page> {
  const context = await on.newContext({
    baseURL: app.url,
    viewport: size,
    deviceScaleFactor: scale,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    themeKey,
    'light',
  ] as const);
  return context.newPage();
}

async function take(...[page, line]: Parameters<Take>): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.breathe')).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showLine, line);
  const png = await page.screenshot();
  await page.evaluate(() => document.getElementById('film-line')?.remove());
  frames.push({ webp: await new Transformer(png).webp(quality), shown });
  const name = `${String(frames.length).padStart(2, '0')}.png`;
  if (!short) await writeFile(join(single, name), png);
  console.log(line);
}

/** Runs in the page: a line at its foot that says what happens. */
function showLine(line: string): void {
  const foot = document.createElement('div');
  foot.id = 'film-line';
  foot.textContent = line;
  Object.assign(foot.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    padding: '18px 32px',
    background: '#10201c',
    color: '#fff',
    font: `600 26px/1.3 ${getComputedStyle(document.body).fontFamily}`,
    textAlign: 'center',
  });
  document.body.append(foot);
}
