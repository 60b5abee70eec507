import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CashExplanation } from '#platform/db/tables.ts';

export type ExplanationRow = Selectable<CashExplanation>;

export function explanationsOf(db: Reader, reviewId: string): Promise<ExplanationRow[]> {
  return db
    .selectFrom('cash_explanation')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('month')
    .orderBy('side')
    .execute();
}

/** The review must be locked. */
export async function writeExplanation(tx: Tx, row: Insertable<CashExplanation>): Promise<void> {
  const { review_id: _review, month: _month, side: _side, ...changed } = row;
  await tx
    .insertInto('cash_explanation')
    .values(row)
    .onConflict((clash) => clash.columns(['review_id', 'month', 'side']).doUpdateSet(changed))
    .execute();
}

export async function deleteExplanation(
  tx: Tx,
  of: { reviewId: string; month: string; side: string },
): Promise<void> {
  await tx
    .deleteFrom('cash_explanation')
    .where('review_id', '=', of.reviewId)
    .where('month', '=', of.month)
    .where('side', '=', of.side)
    .execute();
}
