import { termsOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { coveredMonths, ledgerSums } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import {
  type ReviewEnds,
  reviewMonths,
} from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { addBackCodes } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { mostAdjustments } from '../adjustment-shapes.ts';
import type { Adjustment } from '../domain/adjustment.ts';
import { type JudgedAdjustment, judgedAdjustments } from '../domain/judged-adjustment.ts';
import { type AdjustmentRow, adjustmentRows, findAdjustment } from './adjustment-store.ts';
import {
  accountMonths,
  chosenInDataset,
  chosenRows,
  type PostedSum,
  partyMonths,
  postedSums,
  sharedLines,
} from './chosen-store.ts';
import { type OwedRow, owedRows } from './evidence-line-store.ts';
import { referencesOf } from './references-of.ts';
import { storedAmounts } from './stored-amounts.ts';

const storedCode = storedWord(addBackCodes, 'category of an adjustment');

const codesInEbitda: ReadonlySet<string> = new Set(
  termsOf({ formula: 'ebitda', code: null }).map(({ code }) => code),
);

export type KeptAdjustment = JudgedAdjustment & { version: number };
type Sums = Awaited<ReturnType<typeof ledgerSums>>;

/**
 * The adjustments of a review, judged by the lines of a dataset version, and the sums of its canonical accounts. `owedBy`:
 * one whose entries are read also if no line of the bank is to be compared with them.
 */
export async function keptAdjustments(
  db: Reader,
  review: ReviewEnds & { id: string },
  dataset: number,
  asked: { owedBy: string } | null = null,
): Promise<{ kept: KeptAdjustment[]; sums: Sums }> {
  const of = { reviewId: review.id, dataset };
  const rows = await adjustmentRows(db, review.id, mostAdjustments);
  const sums = await ledgerSums(db, review.id, dataset);
  const posted = await postedSums(db, of);
  const accounts = [...new Set(posted.map(({ account_id }) => account_id))];
  const parties = [...new Set(posted.map(({ party }) => party))].filter((party) => party !== '');
  const references = await referencesOf(db, review.id);
  const paid = [...references].flatMap(([id, own]) => (own.some(({ kind }) => kind === 'bank') ? [id] : []));
  const owed = await owedRows(db, of, asked === null ? paid : [...paid, asked.owedBy]);
  const adjustments = rows.map((row) => ({
    ...adjustmentOf(row, posted),
    references: references.get(row.id) ?? [],
    owed: owedOf(row.id, owed),
  }));
  const judged = judgedAdjustments(adjustments, {
    months: reviewMonths(review),
    accountMonths: {
      accounts: (await accountMonths(db, of, accounts)).map(named),
      parties: (await partyMonths(db, of, { accounts, parties })).map(named),
    },
    covered: coveredMonths(sums),
    inEbitda: codesInEbitda,
    shared: await sharedBy(db, of),
  });
  const kept = judged.map((one, at) => ({ ...one, version: rows[at]?.version ?? 1 }));
  return { kept, sums };
}

/** Every chosen line of a review’s adjustments that a dataset version has, for later features. */
export const linesOfAdjustments = chosenInDataset;

/** One page of the lines of an adjustment, for later features. The caller checks what may be seen. */
export const rowsOfAdjustment = chosenRows;

/** Whether a review still has an adjustment, for later features. */
export async function hasAdjustment(db: Reader, reviewId: string, id: string): Promise<boolean> {
  return (await findAdjustment(db, id))?.review_id === reviewId;
}

/** What the lines of the adjustments of a review come to, for later features. */
export const sumsOfAdjustments = postedSums;

const named = <T extends { account_id: number }>({ account_id, ...rest }: T) => ({
  accountId: account_id,
  ...rest,
});

const owedOf = (id: string, rows: readonly OwedRow[]): Adjustment['owed'] =>
  rows
    .filter(({ adjustment_id }) => adjustment_id === id)
    .map(({ month, amount, lines }) => ({ first: month, last: month, amount, lines }));

function adjustmentOf(
  row: AdjustmentRow,
  sums: readonly PostedSum[],
): Omit<Adjustment, 'references' | 'owed'> {
  const own = sums.filter(({ adjustment_id }) => adjustment_id === row.id);
  return {
    id: row.id,
    code: storedCode(row.code),
    title: row.title,
    why: row.why,
    share: row.share,
    onRevenue: row.on_revenue,
    needed: row.needed,
    remark: row.remark ?? [row.third_party, row.bank].filter(Boolean).join('. '),
    amounts: storedAmounts.parse(row.amounts),
    posted: own
      .filter(({ lines }) => lines > 0)
      .map(({ account_id, code, month, party, amount, lines }) => ({
        accountId: account_id,
        ...{ code, month, party, amount, lines },
      })),
    gone: own.reduce((count, { gone }) => count + gone, 0),
  };
}

async function sharedBy(db: Reader, of: { reviewId: string; dataset: number }) {
  const lines = await sharedLines(db, of);
  return new Map(
    [...Map.groupBy(lines, ({ adjustment_id }) => adjustment_id)].map(([id, own]) => [
      id,
      own.map(({ place }) => place),
    ]),
  );
}
