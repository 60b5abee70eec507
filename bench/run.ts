/** `npm run bench`. `--quick` reuses the installed packages for the fresh clone; `--short` skips the clone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../scripts/web-build.ts';
import { median } from './children.ts';
import { measureFreshClone } from './fresh-clone.ts';
import { measureProduct } from './running-product.ts';
import { short } from './short.ts';

type Line = { what: string; measured: number | null; unit: string; target: string; reached: boolean | null };

const quick = process.argv.includes('--quick');

await buildWeb();
if (!short) console.log('Fresh clone …');
const clone = short ? null : await measureFreshClone(quick);
console.log('Start, journey, load …');
const product = await measureProduct({ rounds: short ? 1 : quick ? 5 : 30, seconds: 1 });

const { rates } = product;
const lines: Line[] = [
  line('npm ci in a fresh clone, downloads included', clone?.install ?? null, 's', null),
  line('fresh clone to first page, without npm ci', clone?.ours ?? null, 's', { below: 15 }),
  line('second start to first page', product.secondStart, 's', { below: 3 }),
  line('resident memory after the journey', product.memory, 'MB', { below: 250 }),
  line('resident memory after the load', product.memoryAfterLoad, 'MB', null),
  line('GET /api/listing/{id}, approved buyer', median(rates.app), 'req/s', null),
  line('bare node:http, same statements and reply', median(rates.bare), 'req/s', null),
  line('ratio of the two', rates.ratio, '', { least: 0.6 }),
];
print(lines);
if (!short) keep(lines);
if (!short && lines.some(({ reached }) => reached === false)) process.exitCode = 1;

function line(
  what: string,
  measured: number | null,
  unit: string,
  target: { below: number } | { least: number } | null,
): Line {
  if (target === null) return { what, measured, unit, target: '', reached: null };
  const words = 'below' in target ? `below ${target.below}` : `at least ${target.least}`;
  const holds = (value: number) => ('below' in target ? value < target.below : value >= target.least);
  return { what, measured, unit, target: words, reached: measured === null ? null : holds(measured) };
}

function print(all: readonly Line[]): void {
  const rows = all.map(({ what, measured, unit, target, reached }) => [
    what,
    measured === null ? 'not measured' : `${figure(measured)} ${unit}`.trim(),
    target,
    reached === null ? '' : reached ? 'reached' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(
    `\n${rows
      .map((row) =>
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')}\n`,
  );
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
}

function keep(all: readonly Line[]): void {
  const folder = join(import.meta.dirname, 'results');
  const at = new Date().toISOString();
  const machine = { processors: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify({ at, quick, machine, lines: all, rates }, null, 2)}\n`;
  writeFileSync(join(folder, `${at.replaceAll(/[:.]/g, '-')}.json`), text);
}
