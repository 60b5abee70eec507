import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { ListingRule } from '#platform/db/tables.ts';

export type RuleRow = Omit<Selectable<ListingRule>, 'listing_id'>;

export function ruleOf(db: Reader, listingId: string): Promise<RuleRow | undefined> {
  return db.selectFrom('listing_rule').selectAll().where('listing_id', '=', listingId).executeTakeFirst();
}

/** The caller holds the lock of the listing. */
export async function writeRule(db: Tx, listingId: string, row: RuleRow): Promise<void> {
  await db
    .insertInto('listing_rule')
    .values({ ...row, listing_id: listingId })
    .onConflict((clash) => clash.column('listing_id').doUpdateSet(row))
    .execute();
}

const mostAtOnce = 500;

export async function selfApprovingIds(
  db: Reader,
  of: { buyerId: string } | { listingId: string },
): Promise<string[]> {
  const query = db
    .selectFrom('access_request')
    .innerJoin('listing', 'listing.id', 'access_request.listing_id')
    .select('access_request.id')
    .where('listing.auto_approve', '=', true)
    .where('access_request.status', '=', 'pending')
    .where('access_request.pending_reason', 'in', ['buyer_info', 'seller_decision'])
    .orderBy('access_request.id')
    .limit(mostAtOnce);
  const rows = await ('buyerId' in of
    ? query.where('access_request.buyer_id', '=', of.buyerId)
    : query.where('access_request.listing_id', '=', of.listingId)
  ).execute();
  return rows.map((row) => row.id);
}
