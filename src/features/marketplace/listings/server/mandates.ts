import { fullName } from '#kernel/person-name.ts';
import type { Reader } from '#platform/context.ts';
import { activeMandates } from './grant-store.ts';

export type MandateInForce = {
  listingId: string;
  brokerId: string;
  brokerName: string;
  mayApprove: boolean;
};

export async function mandatesInForce(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<MandateInForce[]> {
  if (listingIds.length === 0) return [];
  const rows = await activeMandates(db, listingIds, now);
  return rows.map((row) => ({
    listingId: row.listing_id,
    brokerId: row.broker_id,
    brokerName: fullName(row.first_name, row.last_name),
    mayApprove: row.may_approve,
  }));
}

/** Sellers, the owner or a broker, cannot buy, request or watch the listing. */
export async function sellsListing(
  db: Reader,
  listing: { id: string; ownerId: string },
  of: { personId: string; now: Date },
): Promise<'owner' | 'broker' | null> {
  if (listing.ownerId === of.personId) return 'owner';
  const mandates = await mandatesInForce(db, [listing.id], of.now);
  return mandates.some(({ brokerId }) => brokerId === of.personId) ? 'broker' : null;
}
