import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Sale } from '#platform/db/tables.ts';

export async function insertSale(db: Tx, row: Insertable<Sale>): Promise<void> {
  await db.insertInto('sale').values(row).execute();
}

/** The accepted offer that a sale goes through: the exclusive one, else a letter of intent, else the last accepted. */
export function winningOffer(db: Reader, listingId: string) {
  return db
    .selectFrom('offer')
    .select(['id', 'buyer_id', 'price_cents'])
    .where('listing_id', '=', listingId)
    .where('status', '=', 'Accepted')
    .orderBy('exclusive', 'desc')
    .orderBy(sql`offer.kind = 'loi'`, 'desc')
    .orderBy('accepted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Sales of a person on either side, in one statement. Cents come as text: they are sums. */
export async function salesOf(db: Reader, personId: string) {
  const { rows } = await sql<{ sold: number; unpriced: number; cents: string | null; bought: number }>`
    select count(*) filter (where seller_id = ${personId})::int as sold,
      count(*) filter (where seller_id = ${personId} and price_cents is null)::int as unpriced,
      sum(price_cents) filter (where seller_id = ${personId})::text as cents,
      count(*) filter (where buyer_id = ${personId})::int as bought
    from sale where seller_id = ${personId} or buyer_id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}
