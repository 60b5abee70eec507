import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { listingMove } from '../contract.ts';
import { missingFields } from '../domain/completeness.ts';
import {
  closesRequests,
  isPublic,
  type ListingMoveFacts,
  type ListingParty,
  type ListingStatus,
  listingMoves,
  listingRefusal,
} from '../domain/life-cycle.ts';
import { listingPartiesOf } from '../domain/parties.ts';
import { draftOf } from './listing-facts.ts';
import {
  type ListingRow,
  lockListing,
  recordTransition,
  wholeListing,
  writeListing,
} from './listing-store.ts';
import { mandatesInForce } from './mandates.ts';
import { tellAdmins, tellOwner } from './notices.ts';
import { businessOf } from './own-listing.ts';
import { refuseLeaks } from './own-record.ts';
import { storedStatus } from './stored.ts';

type MoveInput = z.output<typeof listingMove>;
type Step = {
  to: ListingStatus;
  parties: readonly ListingParty[];
  buyerId?: MoveInput['buyerId'];
} & Required<ListingMoveFacts>;

/** From draft, 'live' is two moves: into review, and out of it by the leak check. */
export async function moveListing(work: Work, id: string, input: MoveInput, vault: Vault) {
  const listing = await lockListing(work.db, id);
  if (!listing) throw new Refused('not-found');
  const status = storedStatus(listing.status);
  const parties = await partiesIn(work, listing);
  if (parties.length === 0) throw new Refused(isPublic(status) ? 'not-your-move' : 'not-found');
  if (listing.version !== input.version) throw new Refused('stale', { version: listing.version });
  if (input.buyerId !== undefined && input.to !== 'sold')
    throw new Refused('invalid-fields', { fields: { buyerId: ['Goes with “sold” only.'] } });
  const draft = draftOf(await wholeListing(work.db, listing));
  const missing = missingFields({ ...draft.teaser, ...draft.profile });
  const asked = { parties, complete: missing.length === 0, leakFree: false, reason: input.reason ?? null };
  const publishing = input.to === 'live' && status === 'draft' && parties.includes('owner');
  if ((publishing || input.to === 'in_review') && !asked.complete)
    throw new Refused('not-complete', { missing });
  if (!publishing) {
    const moved = await step(work, listing, { ...asked, to: input.to, buyerId: input.buyerId });
    if (input.to === 'in_review') await tellAdmins(work, id);
    return view(moved);
  }
  const source = { listing, business: await businessOf(work.db, listing), profile: draft.profile };
  await refuseLeaks(work.db, source, draft.teaser, vault, input.acknowledgeWarnings === true);
  const inReview = await step(work, listing, { ...asked, to: 'in_review' });
  return view(
    await step(work, inReview, { ...asked, to: 'live', parties: ['system'], leakFree: true, reason: null }),
  );
}

async function partiesIn(work: Work, listing: ListingRow): Promise<ListingParty[]> {
  const mandates = await mandatesInForce(work.db, [listing.id], work.now);
  const scopedBrokerIds = mandates.filter(({ mayApprove }) => mayApprove).map(({ brokerId }) => brokerId);
  return listingPartiesOf(work.actor, { ownerId: listing.owner_id, scopedBrokerIds });
}

async function step(work: Work, listing: ListingRow, asked: Step): Promise<ListingRow> {
  const from = storedStatus(listing.status);
  const { to, parties, reason } = asked;
  const refusal = listingRefusal(from, to, parties, asked);
  if (refusal) throw new Refused(refusal, { from, to, allowed: allowed(from, parties) });
  const publishedAt = isPublic(to) && !isPublic(from) ? work.now : listing.published_at;
  const changed = { status: to, updated_at: work.now, published_at: publishedAt };
  const written = await writeListing(work.db, listing, {
    listing: changed,
    teaser: { status: to, published_at: publishedAt },
  });
  if (!written) throw new Refused('stale');

  const party = parties.find((one) => listingRefusal(from, to, [one], asked) === null) ?? 'system';

  await noteMove(work, listing, { from, to, party, reason, buyerId: asked.buyerId });
  return { ...listing, ...changed, version: listing.version + 1 };
}

type Moved = {
  from: ListingStatus;
  to: ListingStatus;
  party: ListingParty;
  reason: string | null;
  buyerId: Step['buyerId'];
};

/** Writes a move down, and tells those whom it concerns. */
async function noteMove(work: Work, listing: ListingRow, { from, to, party, reason, buyerId }: Moved) {
  const version = listing.version + 1;
  const actorId = work.actor.kind === 'person' && party !== 'system' ? work.actor.personId : null;
  await recordTransition(work.db, {
    listingId: listing.id,
    from,
    to,
    actorId,
    party,
    reason,
    version,
    at: work.now,
  });
  await work.audit({
    action: 'listing-moved',
    subject: { type: 'listing', id: listing.id },
    detail: { from, to, party },
  });
  work.record({
    act: 'listing-moved',
    listingId: listing.id,
    buyerId: null,
    subject: { type: 'listing', id: listing.id },
    detail: { from, to, version },
    party: party === 'owner' ? 'seller' : party,
  });
  await work.emit({ kind: 'listing-moved', listingId: listing.id, version, from, to });
  if (closesRequests(to)) await work.emit({ kind: 'listing-closed', listingId: listing.id, to, buyerId });
  if (party === 'admin' || party === 'broker') await tellOwner(work, listing, { to, party, reason });
}

function allowed(from: ListingStatus, parties: readonly ListingParty[]): ListingStatus[] {
  return listingMoves
    .filter((move) => move.from === from && move.by.some((party) => parties.includes(party)))
    .map((move) => move.to);
}

function view(listing: ListingRow) {
  return { id: listing.id, status: storedStatus(listing.status), version: listing.version };
}
