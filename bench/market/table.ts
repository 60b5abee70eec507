import { median } from '../children.ts';
import { printTable } from '../table.ts';
import type { Load } from './load.ts';

type Turns = { ours: readonly Load[]; bare: readonly Load[] };
export type Report = {
  loads: ReadonlyMap<string, { million: Turns; thousands: Turns }>;
  statements: ReadonlyMap<string, number>;
  plain: number;
  /** Resident megabytes after the warm-up and after each tenth of the requests. */
  memory: readonly (number | null)[];
};
type Target = { what: string; measured: number; least?: number; most?: number };

export function printFigures(report: Pick<Report, 'loads' | 'statements' | 'plain'>): void {
  for (const [size, title] of [
    ['million', '1,000,000 listings'],
    ['thousands', '10,000 listings'],
  ] as const) {
    const rows = [...report.loads].map(([name, of]) => figures(name, of[size], report.statements.get(name)));
    printTable([
      [title, 'ours/s', 'bare/s', 'ratio', 'p99 ours', 'p99 bare', 'ratio', 'statements'],
      ...rows,
    ]);
  }
  if (report.plain > 0)
    console.log(`\nThe plain search statement at a million listings: ${report.plain.toFixed(0)} a second.`);
}

export function printTargets(report: Report): boolean {
  const targets = targetsOf(report);
  printTable([
    ['must reach', 'measured', 'target', ''],
    ...targets.map((target) => [
      target.what,
      target.measured.toFixed(2),
      target.least === undefined ? `at most ${target.most}` : `at least ${target.least}`,
      isReached(target) ? 'reached' : 'MISSED',
    ]),
  ]);
  return targets.every(isReached);
}

function figures(name: string, turns: Turns, statements: number | undefined): string[] {
  return [
    name,
    rate(turns.ours).toFixed(0),
    rate(turns.bare).toFixed(0),
    ratio(turns.ours, turns.bare, (load) => load.rate).toFixed(2),
    `${median(turns.ours.map(({ p99 }) => p99)).toFixed(1)} ms`,
    `${median(turns.bare.map(({ p99 }) => p99)).toFixed(1)} ms`,
    ratio(turns.ours, turns.bare, (load) => load.p99).toFixed(2),
    String(statements ?? ''),
  ];
}

const compared = ['filtered list, page 1', 'filtered list, page 400', 'two words and a filter', 'one teaser'];
const steady = ['filtered list, page 1', 'filtered list, page 400', 'one teaser'];

function targetsOf({ loads, plain, memory }: Report): Target[] {
  const of = (name: string) => loads.get(name) ?? { million: none, thousands: none };
  const against = (name: string): Target[] =>
    (['million', 'thousands'] as const).flatMap((size) => {
      const { ours, bare } = of(name)[size];
      const at = size === 'million' ? 'a million' : 'ten thousand';
      return [
        { what: `${name}, ${at}: throughput against bare`, measured: ratio(ours, bare, rateOf), least: 0.6 },
        { what: `${name}, ${at}: p99 against bare`, measured: ratio(ours, bare, p99Of), most: 3 },
      ];
    });
  const larger = (name: string): Target => ({
    what: `${name}: a million against ten thousand, time`,
    measured: ratio(of(name).thousands.ours, of(name).million.ours, rateOf),
    most: 1.5,
  });
  const time = (of1: Turns, of2: Turns) => ratio(of2.ours, of1.ours, rateOf);
  const first = of('filtered list, page 1').million;
  return [
    ...compared.flatMap(against),
    {
      what: 'page 400 against page 1, time',
      measured: time(of('filtered list, page 400').million, first),
      most: 1.3,
    },
    ...steady.map(larger),
    {
      what: 'search against the plain statement, throughput',
      measured: rate(of('two words and a filter').million.ours) / plain,
      least: 10,
    },
    {
      what: 'filter pair without a hit against one with hits, time',
      measured: time(of('filter pair without a hit').million, first),
      most: 1,
    },
    { what: 'memory after all requests against after the warm-up', measured: growth(memory), most: 1.1 },
  ];
}

const none: Turns = { ours: [], bare: [] };
const rateOf = (load: Load) => load.rate;
const p99Of = (load: Load) => load.p99;

function isReached({ measured, least, most }: Target): boolean {
  return least === undefined ? measured <= (most ?? Number.NaN) : measured >= least;
}

function rate(loads: readonly Load[]): number {
  return median(loads.map(rateOf));
}

/** Of measurements next to each other, which the machine's other work affects alike. */
function ratio(a: readonly Load[], b: readonly Load[], of: (load: Load) => number): number {
  return median(a.map((load, at) => of(load) / of(b[at] ?? load)));
}

function growth(memory: readonly (number | null)[]): number {
  const told = memory.filter((value) => value !== null);
  return told.length === memory.length ? (told.at(-1) ?? Number.NaN) / (told[0] ?? Number.NaN) : Number.NaN;
}
