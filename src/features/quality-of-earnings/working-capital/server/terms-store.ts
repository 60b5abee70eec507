import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsPriceTerms, Json } from '#platform/db/tables.ts';

export function findTerms(db: Reader, reviewId: string): Promise<Selectable<EarningsPriceTerms> | undefined> {
  return db
    .selectFrom('earnings_price_terms')
    .selectAll()
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;

/** The review must be locked. */
export async function writeTerms(
  tx: Tx,
  {
    aging,
    items,
    ...row
  }: Omit<Insertable<EarningsPriceTerms>, 'aging' | 'items'> & {
    aging: unknown;
    items: unknown;
  },
): Promise<void> {
  const values = { ...row, aging: json(aging), items: json(items) };
  const { review_id: _review, ...changed } = values;
  await tx
    .insertInto('earnings_price_terms')
    .values(values)
    .onConflict((clash) => clash.column('review_id').doUpdateSet(changed))
    .execute();
}
