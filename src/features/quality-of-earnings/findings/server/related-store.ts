import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsRelatedParties } from '#platform/db/tables.ts';

export function findRelated(
  db: Reader,
  reviewId: string,
): Promise<Selectable<EarningsRelatedParties> | undefined> {
  return db
    .selectFrom('earnings_related_parties')
    .selectAll()
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

export async function hasRelated(db: Reader, reviewId: string): Promise<boolean> {
  const found = await db
    .selectFrom('earnings_related_parties')
    .select('count')
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return (found?.count ?? 0) > 0;
}

/** The review must be locked. */
export async function writeRelated(tx: Tx, row: Insertable<EarningsRelatedParties>): Promise<void> {
  const { review_id: _review, ...changed } = row;
  await tx
    .insertInto('earnings_related_parties')
    .values(row)
    .onConflict((clash) => clash.column('review_id').doUpdateSet(changed))
    .execute();
}
