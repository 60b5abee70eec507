import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

type Measures = Readonly<Record<string, () => Promise<readonly Figure[]>>>;

/** Runs all of them, or the one of `--only=`; prints the table, and keeps it in `bench/results` unless `--short`. */
export async function runMeasures(bench: string, measures: Measures): Promise<void> {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  if (only !== undefined && !Object.hasOwn(measures, only))
    throw new Error(`Nothing is measured under "${only}": use ${Object.keys(measures).join(', ')}.`);
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (only !== undefined && only !== name) continue;
    console.log(`Measuring ${name} (load ${loadavg()[0]?.toFixed(1)}) …`);
    figures.push(...(await measure()));
  }
  printTable(linesOf(figures));
  if (short) return;
  keep(bench, figures);
  if (!figures.every(isReached)) process.exitCode = 1;
}

function keep(bench: string, figures: readonly Figure[]): void {
  const folder = join(import.meta.dirname, 'results');
  const at = new Date().toISOString();
  const [processors, model, load] = [availableParallelism(), cpus()[0]?.model, loadavg()[0]];
  const machine = { processors, model, load, node: process.version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${bench}-${at.replaceAll(/[:.]/g, '-')}.json`),
    `${JSON.stringify({ at, machine, figures }, null, 2)}\n`,
  );
}
