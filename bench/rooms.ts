/** `npm run bench:rooms`, `--only=nda`. A new figure: a file in `bench/rooms/` that returns `Figure`s, added below. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { measureBeside } from './rooms/beside.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { measureLedger } from './rooms/ledger.ts';
import { measureNda } from './rooms/nda.ts';
import { measurePages } from './rooms/pages.ts';
import { measureUpload } from './rooms/upload.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const measures: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  nda: measureNda,
  ledger: measureLedger,
  pages: measurePages,
  beside: measureBeside,
  upload: measureUpload,
};

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined && !Object.hasOwn(measures, only))
  throw new Error(`Nothing is measured under "${only}": use ${Object.keys(measures).join(', ')}.`);

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (only !== undefined && only !== name) continue;
  console.log(`Measuring ${name} …`);
  figures.push(...(await measure()));
}
printTable(linesOf(figures));
if (!short) keep(figures);
if (!short && !figures.every(isReached)) process.exitCode = 1;

function keep(measured: readonly Figure[]): void {
  const folder = join(import.meta.dirname, 'results');
  const at = new Date().toISOString();
  const machine = { processors: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `rooms-${at.replaceAll(/[:.]/g, '-')}.json`),
    `${JSON.stringify({ at, machine, figures: measured }, null, 2)}\n`,
  );
}
