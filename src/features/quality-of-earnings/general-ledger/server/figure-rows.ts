import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { monthEnd } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { termsOf } from '../domain/figures.ts';
import type { listFigureRows as contract } from '../figure-contract.ts';
import { codeTotals, fileNames, type Held, heldAccounts, linesOf } from './figure-store.ts';
import { datasetOf, storedCode } from './figures-of.ts';
import { cursorOf, type LineRow, type Place, placeIn, viewOfLine } from './line-row.ts';

type Answer = AnswerOf<typeof contract>;

/** The lines behind a figure, in the order of files, accounts and days. */
export async function listFigureRows(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const { db } = reading;
  const review = await openReview(reading, params.id);
  const dataset = datasetOf(review, query.dataset);
  const terms = termsOf({ formula: query.formula, code: query.code ?? null });
  const signs = new Map(terms.map(({ code, sign }) => [code, sign]));
  const held = await heldAccounts(db, { reviewId: review.id, dataset, codes: [...signs.keys()] });
  const { first, last: end } = query;
  const sums = await codeTotals(db, {
    reviewId: review.id,
    dataset,
    codes: [...signs.keys()],
    first,
    last: end,
  });
  const total = { value: 0, rows: 0 };
  for (const { code, amount, lines } of sums) {
    total.value += (signs.get(storedCode(code)) ?? 0) * amount;
    total.rows += lines;
  }
  const [year, last] = [Number(query.last.slice(0, 4)), Number(query.last.slice(5, 7))];
  const days = { from: `${query.first}-01`, to: monthEnd(year, last) };
  const after = query.after === undefined ? null : placeIn(query.after);
  const rows = await pageOf(reading, held, { dataset, ...days, after, limit: query.size + 1 });
  const page = rows.slice(0, query.size);
  const more = rows.length > query.size ? page.at(-1) : undefined;
  const files = await fileNames(db, [...new Set(held.map(({ file_id }) => file_id))]);
  const items = page.map((row) => viewOf(row, { held, files, signs }));
  return { total, items, next: more ? cursorOf(more) : null };
}

/** File by file, so that each is one walk along the index. */
async function pageOf(
  { db }: Reading,
  held: readonly Held[],
  of: { dataset: number; from: string; to: string; after: Place | null; limit: number },
): Promise<LineRow[]> {
  const rows: LineRow[] = [];
  for (const [file, accounts] of Map.groupBy(held, (one) => one.file)) {
    if (of.after && file < of.after.file) continue;
    if (rows.length >= of.limit) break;
    const after = of.after?.file === file ? of.after : null;
    const numbers = accounts.map(({ account }) => account);
    rows.push(
      ...(await linesOf(db, { ...of, file, accounts: numbers, after, limit: of.limit - rows.length })),
    );
  }
  return rows;
}

type Known = {
  held: readonly Held[];
  files: Awaited<ReturnType<typeof fileNames>>;
  signs: ReadonlyMap<string, 1 | -1>;
};

function viewOf(row: LineRow, { held, files, signs }: Known): Answer['items'][number] {
  const found = held.find(({ file, account }) => file === row.file && account === row.account);
  if (!found) throw new Error('a line of no account');
  const { file_id, path, code } = found;
  return viewOfLine(row, { fileId: file_id, path, sign: signs.get(code) ?? 1, file: files.get(file_id) });
}
