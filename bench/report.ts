/** `npm run bench:report`: the PDF of a full health check, elapsed and CPU. The baseline makes as many empty pages. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { printedOf } from '#features/valuation/check-reports/domain/report.ts';
import { reportJob } from '#features/valuation/check-reports/server/print-report.ts';
import { processPrinter } from '#platform/pdf/process-printer.ts';
import { median } from './children.ts';
import { fullReport } from './report/full-report.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const rounds = short ? 1 : 9;
const target = 2_000;
const ticks = 100;

const printer = processPrinter();
const job = reportJob(printedOf(fullReport()), { number: 1, madeAt: new Date('2026-11-22T12:00:00Z') });
const pages = pagesIn(await printer(job));

type Taken = { clock: number; processor: number };
const [ours, plain]: [Taken[], Taken[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  plain.push(await taken(() => emptyPages(pages)));
  ours.push(await taken(() => printer(job)));
}
const of = (all: readonly Taken[], which: keyof Taken) => median(all.map((one) => one[which]));
const figures: Figure[] = [
  {
    what: `A report of ${pages} pages, by the clock`,
    measured: of(ours, 'clock'),
    baseline: of(plain, 'clock'),
    unit: 'ms',
    most: target,
  },
  {
    what: 'the same, by the processor',
    measured: of(ours, 'processor'),
    baseline: of(plain, 'processor'),
    unit: 'ms',
  },
];
printTable(linesOf(figures));
console.log(`\n${rounds} rounds; the baseline is a plain process with as many empty pages`);
if (!short && !figures.every(isReached)) process.exitCode = 1;

async function taken(work: () => Promise<unknown>): Promise<Taken> {
  const [begun, before] = [performance.now(), childrenMilliseconds()];
  await work();
  const clock = performance.now() - begun;
  // The process ends shortly after its answer, and its CPU time counts only then.
  for (let tries = 0; tries < 100 && childrenMilliseconds() === before; tries += 1) await setTimeout(50);
  return { clock, processor: childrenMilliseconds() - before };
}

/** CPU time of ended child processes in milliseconds; NaN on systems that do not report it. */
function childrenMilliseconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[13]) + Number(fields[14])) * 1_000) / ticks;
  } catch {
    return Number.NaN;
  }
}

async function emptyPages(count: number): Promise<void> {
  const child: ChildProcess = fork(new URL('./report/empty-pages.ts', import.meta.url), [String(count)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the baseline ended with ${code}`);
}

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}
