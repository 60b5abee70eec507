/**
 * `npm run bench:operations`, `--only=nodes`: what an operator relies on, each beside its baseline in the same run.
 * `--full`: backups of ten gigabytes. A new figure: a file in `bench/operations/`, added below.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../scripts/web-build.ts';
import { measureBackups } from './operations/backups.ts';
import { measureCrowd } from './operations/crowd.ts';
import { measureMemory } from './operations/memory.ts';
import { measureNodes } from './operations/nodes.ts';
import { measureWebhooks } from './operations/webhooks.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const measures: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  crowd: measureCrowd,
  nodes: measureNodes,
  backups: measureBackups,
  webhooks: measureWebhooks,
  memory: measureMemory,
};

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined && !Object.hasOwn(measures, only))
  throw new Error(`Nothing is measured under "${only}": use ${Object.keys(measures).join(', ')}.`);

await buildWeb();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (only !== undefined && only !== name) continue;
  console.log(`Measuring ${name} (load ${loadavg()[0]?.toFixed(1)}) …`);
  figures.push(...(await measure()));
}
printTable(linesOf(figures));
if (!short) keep(figures);
if (!short && !figures.every(isReached)) process.exitCode = 1;

function keep(measured: readonly Figure[]): void {
  const folder = join(import.meta.dirname, 'results');
  const at = new Date().toISOString();
  const machine = {
    processors: availableParallelism(),
    model: cpus()[0]?.model,
    load: loadavg()[0],
    node: process.version,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `operations-${at.replaceAll(/[:.]/g, '-')}.json`),
    `${JSON.stringify({ at, machine, figures: measured }, null, 2)}\n`,
  );
}
