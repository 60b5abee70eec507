/**
 * `npm run bench:market`: the marketplace at a million and at ten thousand listings against a bare server. `--quick`;
 * `--only=teaser`: cases with that word, no targets; `--short`. Keeps 4 GB of data in bench/data.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './children.ts';
import { drained } from './market/drained.ts';
import { market } from './market/fill.ts';
import { type Load, load, loadPlainSearch, memoryOver } from './market/load.ts';
import { type Market, startMarket } from './market/servers.ts';
import { printFigures, printTargets } from './market/table.ts';
import { short } from './short.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const rounds = short ? 1 : quick ? 3 : 9;
const seconds = short ? 0.2 : quick ? 1 : 2;
const requestsForMemory = short ? 400 : quick ? 20_000 : 100_000;
const sizes = short ? { million: 400, thousands: 100 } : { million: 1_000_000, thousands: 10_000 };
const aside = short ? mkdtempSync(join(tmpdir(), 'cairn-bench-market-')) : null;

console.log('The data …');
const folders = { million: await dataOf('million'), thousands: await dataOf('thousands') };
console.log('The servers …');
const million = await startMarket(folders.million);
const thousands = await startMarket(folders.thousands);
try {
  const measured = await measure();
  printFigures(measured);
  if (only === undefined) await finish(measured);
} finally {
  await million.stop();
  await thousands.stop();
  if (aside) rmSync(aside, { recursive: true, force: true, maxRetries: 5 });
}

function dataOf(name: keyof typeof sizes): Promise<string> {
  return market(sizes[name], aside ? join(aside, name) : undefined);
}

async function finish(measured: Awaited<ReturnType<typeof measure>>): Promise<void> {
  console.log('Memory …');
  const memory = await memoryOver(million.url, million.pid, allPaths(million), requestsForMemory);
  const report = { ...measured, memory };
  const reached = printTargets(report);
  if (short) return;
  if (!reached) process.exitCode = 1;
  keep(report);
}

async function measure() {
  const all = million.cases.map(({ name }) => name).filter((name) => name.includes(only ?? ''));
  const names = short ? all.slice(0, 1) : all;
  const loads = new Map(names.map((name) => [name, { million: turns(), thousands: turns() }]));
  const plain: number[] = [];
  for (let round = short ? 0 : -1; round < rounds; round += 1) {
    console.log(round < 0 ? 'Warming up …' : `Round ${round + 1} of ${rounds} …`);
    for (const [name, kept] of loads)
      for (const [of, { ours, bare }] of [
        [million, kept.million],
        [thousands, kept.thousands],
      ] as const) {
        const paths = of.cases.find((one) => one.name === name)?.paths ?? [];
        const told = await inTurn(round, of, paths);
        if (round < 0) continue;
        ours.push(told.ours);
        bare.push(told.bare);
      }
    if (only !== undefined && !names.includes('two words and a filter')) continue;
    await drained(million.database);
    const rate = await loadPlainSearch(million.database, seconds);
    if (round >= 0) plain.push(rate);
  }
  const statements = million.statements;
  return { rounds, loads, statements, plain: median(plain) };
}

/** Requests every address once before, because the bare statements are those of a product with cached counts. */
async function inTurn(round: number, { url, bareUrl, database }: Market, paths: readonly string[]) {
  const measured = async (at: string) => {
    for (const path of paths) await (await fetch(at + path)).arrayBuffer();
    await drained(database);
    return load(at, paths, seconds);
  };
  if (round % 2 === 0) {
    const ours = await measured(url);
    return { ours, bare: await measured(bareUrl) };
  }
  const bare = await measured(bareUrl);
  return { ours: await measured(url), bare };
}

function turns(): { ours: Load[]; bare: Load[] } {
  return { ours: [], bare: [] };
}

function allPaths({ cases }: Market): string[] {
  return cases.flatMap(({ paths }) => paths);
}

function keep(report: Awaited<ReturnType<typeof measure>> & { memory: (number | null)[] }): void {
  const folder = join(import.meta.dirname, 'results');
  const at = new Date().toISOString();
  const machine = { processors: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  const { loads, statements, ...rest } = report;
  const flat = { at, quick, machine, ...rest, loads: Object.fromEntries(loads), statements: [...statements] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `market-${at.replaceAll(/[:.]/g, '-')}.json`),
    `${JSON.stringify(flat, null, 2)}\n`,
  );
}
