import { type Insertable, sql } from 'kysely';
import { fullName } from '#kernel/person-name.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { Sale } from '#platform/db/tables.ts';

export async function insertSale(db: Tx, row: Insertable<Sale>): Promise<void> {
  await db.insertInto('sale').values(row).execute();
}

/** Sets the buyer of a sale that has none; returns whether there was one. */
export async function nameSaleBuyer(db: Tx, of: { listingId: string; buyerId: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sale')
    .set({ buyer_id: of.buyerId })
    .where('listing_id', '=', of.listingId)
    .where('buyer_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function saleOf(db: Reader, listingId: string) {
  return db
    .selectFrom('sale')
    .leftJoin('person', 'person.id', 'sale.buyer_id')
    .select(['sale.buyer_id', 'sale.price_cents', 'sale.sold_at', 'person.first_name', 'person.last_name'])
    .where('sale.listing_id', '=', listingId)
    .executeTakeFirst();
}

export async function roomKeptFor(db: Reader, listingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('deal_room')
    .select('kept_for')
    .where('listing_id', '=', listingId)
    .where('closed_reason', '=', 'sold')
    .executeTakeFirst();
  return row?.kept_for ?? null;
}

export type PossibleBuyer = {
  id: string;
  name: string;
  offer: { id: string; kind: string; price_cents: number | null; exclusive_until: Date | null } | null;
};

/** Most likely first: an exclusive offer, a letter of intent, the most recent acceptance; then by name. */
export async function possibleBuyers(
  db: Reader,
  of: { listingId: string; limit: number },
): Promise<PossibleBuyer[]> {
  const { rows } = await sql<{
    id: string;
    first_name: string;
    last_name: string;
    offer: string | null;
    kind: string | null;
    price_cents: number | null;
    exclusive_until: Date | null;
  }>`
    select person.id, person.first_name, person.last_name, accepted.id as offer, accepted.kind,
      accepted.price_cents, case when accepted.exclusive then accepted.exclusive_until end as exclusive_until
    from person
    left join lateral (
      select * from offer
      where offer.listing_id = ${of.listingId} and offer.buyer_id = person.id and offer.status = 'accepted'
      order by offer.exclusive desc, offer.kind = 'loi' desc, offer.accepted_at desc, offer.id limit 1
    ) as accepted on true
    where person.id in (
      select buyer_id from access_request where listing_id = ${of.listingId} and status = 'approved'
      union select buyer_id from offer where listing_id = ${of.listingId} and status = 'accepted'
      union select kept_for from deal_room where listing_id = ${of.listingId} and closed_reason = 'sold')
      and ${of.listingId}::uuid not in (select hidden_listings(person.id))
    order by accepted.exclusive desc nulls last, accepted.kind = 'loi' desc nulls last,
      accepted.accepted_at desc nulls last, person.first_name, person.last_name, person.id
    limit ${of.limit}`.execute(db);
  return rows.map(({ id, first_name, last_name, offer, kind, price_cents, exclusive_until }) => ({
    id,
    name: fullName(first_name, last_name),
    offer: offer === null || kind === null ? null : { id: offer, kind, price_cents, exclusive_until },
  }));
}

/** Cents are strings because they are sums. */
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
