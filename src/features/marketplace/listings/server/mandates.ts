import { type Actor, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { type BrokerAccess, brokerAccesses, opensTo } from '../domain/broker-access.ts';
import { activeMandates } from './grant-store.ts';

export type MandateInForce = {
  listingId: string;
  brokerId: string;
  brokerName: string;
  mayApprove: boolean;
  profileAccess: BrokerAccess;
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
    profileAccess: storedAccess(row.profile_access),
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

/** As whom the actor may write the listing now: as its owner, or as a broker whom the owner lets edit it. */
export async function editorOf(
  { actor, db, now }: { actor: Actor; db: Reader; now: Date },
  listing: { id: string; owner_id: string },
): Promise<'owner' | 'broker' | null> {
  if (actor.kind !== 'person') return null;
  if (isPerson(actor, listing.owner_id)) return 'owner';
  const mandates = await mandatesInForce(db, [listing.id], now);
  const edits = mandates.some(
    ({ brokerId, profileAccess }) => brokerId === actor.personId && opensTo(profileAccess, 'edit'),
  );
  return edits ? 'broker' : null;
}

export const storedAccess: (stored: string) => BrokerAccess = storedWord(
  brokerAccesses,
  'access of a broker to the profile',
);
