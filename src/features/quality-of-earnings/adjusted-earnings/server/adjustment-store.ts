import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsAdjustment, Json } from '#platform/db/tables.ts';

export type AdjustmentRow = Selectable<EarningsAdjustment>;
type Written = Omit<
  Insertable<EarningsAdjustment>,
  'id' | 'number' | 'review_id' | 'version' | 'added_at' | 'added_by' | 'amounts' | 'third_party' | 'bank'
> & { amounts: unknown };

const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;

/** In the order in which they were added. */
export function adjustmentRows(db: Reader, reviewId: string, limit: number): Promise<AdjustmentRow[]> {
  return db
    .selectFrom('earnings_adjustment')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('number')
    .limit(limit)
    .execute();
}

export function findAdjustment(db: Reader, id: string): Promise<AdjustmentRow | undefined> {
  return db.selectFrom('earnings_adjustment').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertAdjustment(
  tx: Tx,
  row: Written & Pick<Insertable<EarningsAdjustment>, 'id' | 'review_id' | 'added_at' | 'added_by'>,
): Promise<void> {
  await tx
    .insertInto('earnings_adjustment')
    .values({ ...row, amounts: json(row.amounts) })
    .execute();
}

/** Returns false if it has another version. `row`: `null` if only its lines change. */
export async function writeAdjustment(
  tx: Tx,
  id: string,
  version: number,
  row: Written | null,
): Promise<boolean> {
  const written = await tx
    .updateTable('earnings_adjustment')
    .set({
      ...(row ? { ...row, amounts: json(row.amounts) } : {}),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteAdjustment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('earnings_adjustment').where('id', '=', id).execute();
}
