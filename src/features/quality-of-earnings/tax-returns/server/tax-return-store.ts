import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsTaxReturn, Json } from '#platform/db/tables.ts';

export type TaxReturnRow = Selectable<EarningsTaxReturn>;

export function taxReturnRows(db: Reader, reviewId: string): Promise<TaxReturnRow[]> {
  return db
    .selectFrom('earnings_tax_return')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('year')
    .execute();
}

/** The review must be locked. */
export async function writeTaxReturn(
  tx: Tx,
  { amounts, ...row }: Omit<Insertable<EarningsTaxReturn>, 'amounts'> & { amounts: unknown },
): Promise<void> {
  const values = { ...row, amounts: sql<Json>`${JSON.stringify(amounts)}::jsonb` };
  const { review_id: _review, year: _year, ...changed } = values;
  await tx
    .insertInto('earnings_tax_return')
    .values(values)
    .onConflict((clash) => clash.columns(['review_id', 'year']).doUpdateSet(changed))
    .execute();
}

export async function deleteTaxReturn(tx: Tx, reviewId: string, year: number): Promise<void> {
  await tx
    .deleteFrom('earnings_tax_return')
    .where('review_id', '=', reviewId)
    .where('year', '=', year)
    .execute();
}
