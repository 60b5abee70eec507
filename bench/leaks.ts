/**
 * `npm run bench:leaks`: how often a distorted page is traced to its view, false matches, and what the code costs.
 * `-- --pages=200 --foreign=20000` for the full counts, which take a day on two cores; `--only=pattern` for some rows.
 */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { codeFrame } from '#platform/page-codes/code-frame.ts';
import { codeMatcher, falseMatch } from '#platform/page-codes/match-codes.ts';
import { readCode } from '#platform/page-codes/read-code.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { PageCode, Renderer, RenderSource } from '#platform/render/renderer.ts';
import { childProcesses, cpuMilliseconds } from './children.ts';
import { type Bitmap, bitmapOf, difference, greyOf } from './leaks/bitmap.ts';
import { asServed, distortions } from './leaks/distortions.ts';
import { documentsOf, drawing, type Kind, kinds, photo } from './leaks/documents.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const given = (name: string, usual: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const pages = short ? 4 : given('pages', 16);
const foreign = short ? 2 : given('foreign', 200);
const timed = short ? 1 : given('timed', 15);
const warmRounds = short ? 1 : 3;
const asked = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
const only = asked === undefined ? null : new RegExp(asked);

/** As many views as a busy site has; recall is for a search among them. */
const views = 100_000;
const falseMatches = 1e-6;
const mark = ['Bob Buyer', 'bob@buyer.example', '2026-11-26 21:00 UTC'];
const frameKey = randomBytes(64);
const frame = codeFrame(frameKey);

const renderer = processRenderer();
try {
  const served = await servedPages(renderer);
  await recall(served);
  const figures = [await falseOnes(served), ...(await costs(served))];
  printTable(linesOf(figures));
  if (!short && !figures.every(isReached)) process.exitCode = 1;
} finally {
  await renderer.stop();
}

type Served = { kind: Kind; source: RenderSource; code: Uint8Array; plain: Bitmap; coded: Bitmap };

async function servedPages(from: Renderer): Promise<Served[]> {
  const all: Served[] = [];
  for (const kind of kinds)
    for (const source of await documentsOf(kind, pages / kinds.length, from)) {
      const code = randomBytes(64);
      const draw = async (hidden?: PageCode) =>
        bitmapOf((await from.page(source, { page: 1, width: 1400, mark, hidden })).bytes);
      all.push({ kind, source, code, plain: await draw(), coded: await draw({ frameKey, code }) });
    }
  return all;
}

/** Printed row by row, as the full counts take long. */
async function recall(served: readonly Served[]): Promise<void> {
  const columns = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(8))).join('');
  console.log(columns(['Pages traced', ...kinds, 'all', 'ms']));
  const chosen = short ? [asServed] : distortions().filter(({ name }) => !only || only.test(name));
  for (const { name, of } of chosen) {
    const found = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
    const begun = performance.now();
    for (const { kind, coded, code } of served)
      if (isTraced(await of(coded), code)) found.set(kind, (found.get(kind) ?? 0) + 1);
    const took = (performance.now() - begun) / served.length;
    const sum = [...found.values()].reduce((total, count) => total + count, 0);
    const each = kinds.map((kind) => `${found.get(kind)}/${pages / kinds.length}`);
    console.log(columns([name, ...each, `${((100 * sum) / served.length).toFixed(0)}%`, took.toFixed(0)]));
  }
}

function isTraced(picture: Bitmap, code: Uint8Array): boolean {
  const readings = readCode(greyOf(picture), frame);
  return falseMatch(codeMatcher(readings)(code), { codes: views, readings: readings.length }) <= falseMatches;
}

/** Pictures from elsewhere, pages without a code and pages of other views, each compared with 1,000 codes. */
async function falseOnes(served: readonly Served[]): Promise<Figure> {
  let [named, likeliest] = [0, 1];
  for (let number = 0; number < foreign; number += 1) {
    const readings = readCode(greyOf(foreignPicture(number, served)), frame);
    const fitOf = codeMatcher(readings);
    for (let other = 0; other < 1_000; other += 1) {
      const chance = falseMatch(fitOf(randomBytes(64)), { codes: 1_000, readings: readings.length });
      likeliest = Math.min(likeliest, chance);
      if (chance <= falseMatches) named += 1;
    }
  }
  console.log(
    `\nThe foreign picture that came closest has a probability of ${likeliest.toExponential(1)} for one of 1,000 views.`,
  );
  return { what: `False matches in ${foreign} foreign pictures`, measured: named, unit: '', most: 0 };
}

function foreignPicture(number: number, served: readonly Served[]): Bitmap {
  const one = served[number % served.length];
  if (one && number % 3 === 0) return one.plain;
  if (one && number % 3 === 1) return one.coded;
  return photo(drawing(10_000 + number), 600, 400);
}

/**
 * CPU time of pages that have not been drawn yet. Pages with a code and without are drawn in turn, but by a renderer of their
 * own each: in one process, what the one leaves to the garbage collector is counted for the other.
 */
async function costs(served: readonly Served[]): Promise<Figure[]> {
  const differences = served.map(({ plain, coded }) => difference(plain, coded));
  const figures: Figure[] = [
    {
      what: 'Average difference of a page, worst',
      measured: Math.max(...differences),
      unit: 'of 255',
      most: 2,
    },
  ];
  for (const kind of kinds) {
    const pagesOf = served.filter((one) => one.kind === kind);
    const [withCode, without] = [await pageTimer(pagesOf, true), await pageTimer(pagesOf, false)];
    for (let round = 0; round < timed; round += 1)
      for (const timer of round % 2 === 0 ? [withCode, without] : [without, withCode]) await timer.draw();
    figures.push({
      what: `CPU time of a page image, ${kind}`,
      measured: await withCode.stop(),
      baseline: await without.stop(),
      unit: 'ms',
      mostTimes: 1.15,
    });
  }
  return figures;
}

/** Draws all `pages` in a process that is already warm; `stop` tells the time of a page in milliseconds. */
async function pageTimer(pages: readonly Served[], coded: boolean) {
  const before = childProcesses();
  const own = processRenderer();
  let round = 0;
  const draw = async () => {
    for (const { source, code } of pages) {
      const fresh = { ...source, key: `${source.key} ${round}` };
      await own.page(fresh, { page: 1, width: 1400, mark, hidden: coded ? { frameKey, code } : undefined });
    }
    round += 1;
  };
  for (let warm = 0; warm < warmRounds; warm += 1) await draw();
  const children = childProcesses().filter((pid) => !before.includes(pid));
  const begun = cpuMilliseconds(children);
  return {
    draw,
    stop: async () => {
      const spent = cpuMilliseconds(children) - begun;
      await own.stop();
      return spent / ((round - warmRounds) * pages.length);
    },
  };
}
