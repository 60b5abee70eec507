import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingFaceOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import { seenOffers } from './offer-facts.ts';
import { offerInFullView, offerView, termsOf } from './offer-view.ts';
import { findOffer, listOfferRows, type OfferRow, type Scope } from './store.ts';

type Query = { after?: string | undefined; size: number };

/** An offer that the caller has a part in, 'not-found' for others. Only its buyer sees a draft. */
export async function getOffer(reading: Reading, id: string) {
  return offerInFullView(reading.db, await seenBy(reading, await findOffer(reading.db, id, reading.now)));
}

/** The offer, if the caller may see it; throws Refused('not-found') otherwise. */
export async function seenBy(reading: Pick<Reading, 'db' | 'actor' | 'now'>, row: OfferRow | undefined) {
  // A listing and its offers do not exist for a buyer whom the seller blocks.
  if (!row || (row.blocked && isPerson(reading.actor, row.buyer_id))) throw new Refused('not-found');
  const [seen] = await seenOffers(reading, [row]);
  const sent = row.round > 0;
  const known = seen?.parties.some((party) => sent || party === 'buyer' || party === 'system');
  if (!seen || !known) throw new Refused('not-found');
  return seen;
}

export async function listOffers(reading: Reading, query: Query & { scope: 'sent' | 'received' | 'all' }) {
  const page = await pageOf(reading, scopeOf(reading, query.scope), query);
  return { items: page.items.map(offerView), next: page.next };
}

export async function listListingOffers(reading: Reading, listingId: string, query: Query) {
  const { actor, db } = reading;
  const listing = await listingFaceOf(db, listingId);
  if (!listing) throw new Refused('not-found');
  const own = isPerson(actor, listing.ownerId);
  if (!own && !(await brokersOffers(reading, listingId))) throw new Refused('not-found');
  const page = await pageOf(reading, { kind: 'listing', listingId }, query);
  return {
    items: page.items.map((seen) => ({ ...offerView(seen), terms: termsOf(seen) })),
    next: page.next,
    listingTitle: own ? listing.title : titleForBuyers(listing.status, listing.title),
  };
}

/** A broker whose engagement includes the offers. */
export async function brokersOffers({ actor, db, now }: Reading, listingId: string): Promise<boolean> {
  const mandates = await mandatesInForce(db, [listingId], now);
  return mandates.some((mandate) => mandate.mayApprove && isPerson(actor, mandate.brokerId));
}

export function scopeOf(
  { actor, now }: Pick<Reading, 'actor' | 'now'>,
  kind: 'sent' | 'received' | 'all',
): Scope {
  const { personId } = signedIn(actor);
  if (kind === 'all' && !hasRole(actor, 'admin')) throw new Refused('role-missing');
  if (kind === 'all') return { kind };
  return kind === 'sent' ? { kind, personId } : { kind, personId, now };
}

async function pageOf(reading: Reading, scope: Scope, query: Query) {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const { now } = reading;
  const rows = await listOfferRows(reading.db, scope, { cursor, limit: query.size + 1, now });
  const page = toPage(
    rows,
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => row,
  );
  return { items: await seenOffers(reading, page.items), next: page.next };
}
