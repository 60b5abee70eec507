import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { monthEnd } from '#features/valuation/earnings/domain/day-range.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { type Figure, isBalance, purposeOf, termsOf } from '../domain/figures.ts';
import { balanceBefore } from '../domain/month-balances.ts';
import type { listFigureRows as contract } from '../figure-contract.ts';
import {
  codeTotals,
  fileNames,
  type Held,
  heldAccounts,
  type LinesAsked,
  linesOf,
  lineTotals,
} from './figure-store.ts';
import { datasetOf, storedCode } from './figures-of.ts';
import { ledgerBalances } from './ledger-balances.ts';
import { type LineRow, placeIn, placeOf, viewOfLine } from './line-row.ts';

type Answer = AnswerOf<typeof contract>;

/** The lines behind a figure, in the order of files, accounts and days. */
export async function listFigureRows(
  reading: Reading,
  { params, query }: InputOf<typeof contract>,
): Promise<Answer> {
  const review = await openReview(reading, params.id);
  return rowsOfFigure(reading.db, {
    ...{ reviewId: review.id, dataset: datasetOf(review, query.dataset), formula: query.formula },
    ...{
      code: query.code ?? null,
      customer: query.customer ?? null,
      words: query.words ?? null,
      from: query.first,
      to: query.last,
    },
    ...{ after: query.after, size: query.size },
  });
}

export type FigureAsked = Figure & {
  reviewId: string;
  dataset: number;
  /** The key of a customer; empty: lines that name none. */
  customer: string | null;
  /** Part of a name, memo or document number, as it was typed; null for all. */
  words: string | null;
  /** YYYY-MM. */
  from: string;
  to: string;
  after?: string | undefined;
  size: number;
};

/** The same for later features, each line with its canonical account. The caller checks what may be seen. */
export async function rowsOfFigure(db: Reader, of: FigureAsked) {
  const { reviewId, dataset, from: first, to: last, customer: party } = of;
  const figure = { formula: of.formula, code: of.code };
  const signs = new Map(termsOf(figure).map(({ code, sign }) => [code, sign]));
  const asked = { reviewId, dataset, codes: [...signs.keys()], purpose: purposeOf(of.formula) };
  const held = await heldAccounts(db, asked);
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))];
  const days = { from: `${first}-01`, to: monthEnd(year, month) };
  const words = of.words?.toLowerCase() ?? null;
  const total = await totalOf(db, { ...asked, ...days, party, words, first, last }, signs);
  const before =
    isBalance(of.formula) && words === null
      ? balanceBefore(await ledgerBalances(db, reviewId, dataset), of.formula, figure.code, first)
      : null;
  const after = of.after === undefined ? null : placeIn(of.after);
  const rows = await pageOf(db, held, { dataset, ...days, party, words, after, limit: of.size + 1 });
  const page = rows.slice(0, of.size);
  const more = rows.length > of.size ? page.at(-1) : undefined;
  const files = await fileNames(db, [...new Set(held.map(({ file_id }) => file_id))]);
  const items = page.map((row) => viewOf(row, { held, files, signs }));
  return {
    total: { value: total.value + (before ?? 0), rows: total.rows, before },
    items,
    next: more ? placeOf(more) : null,
  };
}

type TotalAsked = Parameters<typeof codeTotals>[1] & Parameters<typeof lineTotals>[1];

/** From the sums by month; of one customer or some words, from the lines. */
async function totalOf(db: Reader, of: TotalAsked, signs: ReadonlyMap<string, 1 | -1>) {
  const sums = of.party === null && of.words === null ? await codeTotals(db, of) : await lineTotals(db, of);
  const total = { value: 0, rows: 0 };
  for (const { code, amount, lines } of sums) {
    total.value += (signs.get(storedCode(code)) ?? 0) * amount;
    total.rows += lines;
  }
  return total;
}

/** File by file, so that each is one walk along the index. */
async function pageOf(
  db: Reader,
  held: readonly Held[],
  of: Omit<LinesAsked, 'file' | 'accounts'>,
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

function viewOf(row: LineRow, { held, files, signs }: Known) {
  const found = held.find(({ file, account }) => file === row.file && account === row.account);
  if (!found) throw new Error('a line of no account');
  const { file_id, path, code } = found;
  const about = { fileId: file_id, path, sign: signs.get(code) ?? 1, file: files.get(file_id) };
  return { ...viewOfLine(row, about), code: storedCode(code) };
}
