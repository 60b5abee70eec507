import { listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getExclusivity as contract } from '../exclusivity-contract.ts';
import { brokersOffers } from './get-offer.ts';
import { exclusivityAt } from './store.ts';

export async function getExclusivity(
  reading: Reading,
  listingId: string,
): Promise<AnswerOf<typeof contract>> {
  const { actor, db, now } = reading;
  const listing = await listingFaceOf(db, listingId);
  if (!listing) throw new Refused('not-found');
  const entitled = isPerson(actor, listing.ownerId) || hasRole(actor, 'admin');
  if (!entitled && !(await brokersOffers(reading, listingId))) throw new Refused('not-found');
  const row = await exclusivityAt(db, listingId, now);
  if (!row?.exclusive_until) return { exclusive: null };
  const buyer = { id: row.buyer_id, name: fullName(row.first_name, row.last_name) };
  return { exclusive: { buyer, until: row.exclusive_until.toISOString() } };
}
