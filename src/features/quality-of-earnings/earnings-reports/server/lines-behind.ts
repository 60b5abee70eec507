import {
  hasAdjustment,
  rowsOfAdjustment,
  sumsOfAdjustments,
} from '#features/quality-of-earnings/adjusted-earnings/server/kept-adjustments.ts';
import { bankLinesOf } from '#features/quality-of-earnings/bank-statements/server/bank-lines.ts';
import { linesOfFinding, sumsOfFinding } from '#features/quality-of-earnings/findings/server/finding-rows.ts';
import { rowsOfFigure } from '#features/quality-of-earnings/general-ledger/server/figure-rows.ts';
import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { placeIn, placeOf } from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import { scheduleRowsAt } from '#features/quality-of-earnings/supporting-schedules/server/rows-at.ts';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { Source } from '../domain/figure-origins.ts';
import { plainAccount, type WholeLine } from './shown-line.ts';

/** `amounts`: what it comes to now, in cents; `null`: that cannot be told from a part of it. */
export type Lines = {
  amounts: number[] | null;
  total: { value: number; rows: number; before: number | null };
  items: WholeLine[];
  next: string | null;
};

/**
 * Of which report: its review, its dataset version, and when it was written. `outside`: for readers outside the review, who
 * see no line that was chosen after that.
 */
export type OfReport = { reviewId: string; dataset: number; madeAt: Date; outside: boolean };
export type Page = { after?: string | undefined; size: number };
type Of<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

/** One page of the lines behind a figure, and what all of them come to; `null`: what they were of is gone. The caller checks what may be seen. */
export function linesBehindFigure(
  db: Reader,
  report: OfReport,
  source: Exclude<Source, { kind: 'typed' }>,
  page: Page,
): Promise<Lines | null> {
  if (source.kind === 'ledger') return ledgerLines(db, report, source, page);
  if (source.kind === 'adjustment') return adjustmentLines(db, report, source, page);
  if (source.kind === 'bank') return bankLines(db, report, source, page);
  return source.kind === 'finding' ? findingLines(db, source, page) : scheduleLines(db, report, source, page);
}

async function ledgerLines(
  db: Reader,
  { reviewId, dataset }: OfReport,
  { formula, code, customer, partly, from, to }: Of<'ledger'>,
  page: Page,
): Promise<Lines> {
  const asked = { reviewId, dataset, formula, code, customer, words: null, from, to };
  const found = await rowsOfFigure(db, { ...asked, ...page });
  return {
    ...found,
    amounts: partly ? null : [found.total.value],
    items: found.items.map(({ code: own, ...row }) => ({ ...row, plain: plainAccount(own) })),
  };
}

type KeptLine = Parameters<typeof placeOf>[0] & {
  file_name: string;
  path: string;
  code: string;
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
  amount: number;
};

function lineOf(row: KeptLine, sheet: string, sign: 1 | -1): WholeLine {
  const { day, path, type, number, name, memo, split } = row;
  return {
    ...{ day, path, type, number, name, memo, split, sheet, row: row.row },
    place: placeOf(row),
    plain: plainAccount(storedCode(row.code)),
    fileName: row.file_name,
    amount: sign * Number(row.amount) + 0,
  };
}

async function adjustmentLines(
  db: Reader,
  { reviewId, dataset, madeAt, outside }: OfReport,
  { id, partly, from, to }: Of<'adjustment'>,
  { after, size }: Page,
): Promise<Lines | null> {
  if (!(await hasAdjustment(db, reviewId, id))) return null;
  const of = { reviewId, dataset, until: outside ? madeAt : null };
  const place = after === undefined ? null : placeIn(after);
  const asked = { ...of, id, first: from, last: to, after: place, limit: size + 1 };
  const rows = await rowsOfAdjustment(db, asked);
  const own = (await sumsOfAdjustments(db, of)).filter(
    ({ adjustment_id, month }) => adjustment_id === id && month >= from && month <= to,
  );
  const page = rows.slice(0, size);
  const more = rows.length > size ? page.at(-1) : undefined;
  const value = own.reduce((sum, { amount }) => sum + amount, 0);
  return {
    amounts: partly ? null : [value],
    total: {
      value,
      rows: own.reduce((sum, { lines }) => sum + lines, 0),
      before: null,
    },
    items: page.map((row) => lineOf(row, row.sheet_name, 1)),
    next: more ? placeOf(more) : null,
  };
}

async function findingLines(db: Reader, { id }: Of<'finding'>, { after, size }: Page): Promise<Lines | null> {
  const sums = await sumsOfFinding(db, id);
  if (!sums) return null;
  const place = after === undefined ? null : placeIn(after);
  const rows = await linesOfFinding(db, { findingId: id, after: place, limit: size + 1 });
  const page = rows.slice(0, size);
  const more = rows.length > size ? page.at(-1) : undefined;
  return {
    amounts: sums.amounts,
    total: { value: 0, rows: sums.rows, before: null },
    items: page.map((row) =>
      lineOf(row, row.sheets[row.sheet] ?? '', ledgerAccount(storedCode(row.code)).side ?? 1),
    ),
    next: more ? placeOf(more) : null,
  };
}

async function bankLines(
  db: Reader,
  { reviewId }: OfReport,
  { side, what, from, to }: Of<'bank'>,
  page: Page,
): Promise<Lines> {
  const sign = side === 'in' ? 1 : -1;
  const found = await bankLinesOf(db, reviewId, { first: from, last: to, side, what, ...page });
  const value = sign * found.total.value + 0;
  return {
    amounts: [value],
    total: { value, rows: found.total.rows, before: null },
    items: found.items.map(({ id, day, name, memo, number, account, row, amount, file_name: fileName }) => ({
      ...{ place: `${day}.${id}`, day, name, memo, number, path: account, row, fileName },
      ...{ type: '', split: '', sheet: '', amount: sign * amount + 0 },
      plain: side === 'in' ? 'From a customer' : 'A cost of the business',
    })),
    next: found.next,
  };
}

const place = /^\d{1,9}$/;

async function scheduleLines(
  db: Reader,
  { reviewId, madeAt }: OfReport,
  { of: kind, ends, schedule }: Of<'schedule'>,
  { after, size }: Page,
): Promise<Lines | null> {
  if (after !== undefined && !place.test(after))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  const asked = { reviewId, kind, until: madeAt, ends, schedule };
  const found = await scheduleRowsAt(db, asked, { after: after === undefined ? null : Number(after), size });
  if (!found) return null;
  return {
    amounts: null,
    total: { ...found.total, before: null },
    items: found.items.map(({ position, row, path, amount }) => ({
      ...{ place: String(position), day: null, row, amount, path: '', name: path, fileName: found.name },
      ...{ type: '', number: '', memo: '', split: '', sheet: '', plain: 'A customer' },
    })),
    next: found.next,
  };
}
