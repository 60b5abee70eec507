import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { verifierHtml } from '#features/record/ledger/server/verifier-page.ts';
import { madeLines } from '#test/ledger/made-ledger.ts';
import { findChromium } from '../../scripts/checks/chromium.ts';
import { short } from '../short.ts';
import { appendingCosts } from './appending.ts';
import type { Figure } from './figure.ts';

const chains = short ? 10 : 1_000;
const rowsInChain = short ? 10 : 1_000;
const rows = (chains * rowsInChain).toLocaleString('en-US');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

export async function measureLedger(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-ledger-'));
  try {
    const seconds = await verifyOffline(folder);
    const { without, withRow } = await appendingCosts(join(folder, 'data'));
    return [
      { what: 'Ledger: 1,000,000 rows verified offline', measured: seconds, unit: 's', most: 20 },
      {
        what: 'Ledger: a change with its row, against one without',
        measured: withRow,
        baseline: without,
        unit: 'ms',
      },
      { what: 'Ledger: what appending costs the request', measured: withRow - without, unit: 'ms', most: 2 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function verifyOffline(folder: string): Promise<number> {
  const [page, record] = [join(folder, 'verifier.html'), join(folder, 'record.jsonl')];
  await writeFile(page, await verifierHtml());
  await pipeline(Readable.from(fileLines()), createWriteStream(record));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    const start = performance.now();
    await tab.getByLabel('The record (.jsonl)').setInputFiles(record);
    const verdict = tab.locator('output[data-state]');
    await verdict.waitFor({ timeout: 300_000 });
    const took = (performance.now() - start) / 1_000;
    const [state, words] = [await verdict.getAttribute('data-state'), (await verdict.textContent()) ?? ''];
    if (state !== 'good' || !words.includes(rows)) throw new Error(`the record is not valid: ${words}`);
    return took;
  } finally {
    await browser.close();
  }
}

/** Batches of lines: writing each line separately would take longer than making them. */
function* fileLines(): Generator<string> {
  let some: string[] = [];
  for (const line of madeLines(Array.from({ length: chains }, () => rowsInChain))) {
    some.push(line, '\n');
    if (some.length < 10_000) continue;
    yield some.join('');
    some = [];
  }
  yield some.join('');
}
