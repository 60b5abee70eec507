import type { z } from 'zod';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { inviteBroker as contract } from '../contract.ts';
import { lapsesAt, mostOpenMandates } from '../domain/mandate.ts';
import { mailInvitation } from './mails.ts';
import { mandateViewOf } from './mandate-view.ts';
import { countOpen, findMandate, insertMandate, recordTransition } from './store.ts';

type Invitation = z.output<(typeof contract)['body']>;

/** Must not reveal whether the address has an account, so that is not even looked up. */
export async function inviteBroker(work: Work, listingId: string, invitation: Invitation) {
  const { email, mayApprove, profileAccess = 'none', endsAt } = invitation;
  const listing = await holdListing(work.db, listingId);
  if (!listing || !isPerson(work.actor, listing.ownerId)) throw new Refused('not-found');
  if (listing.status === 'sold') throw new Refused('listing-closed-to-brokers');
  const owner = await personCard(work.db, listing.ownerId);
  if (owner.email.toLowerCase() === email) throw new Refused('own-email');
  const end = endsAt === null ? null : new Date(endsAt);
  if (end && end <= work.now) throw new Refused('end-in-the-past');
  if ((await countOpen(work.db, listingId)) >= mostOpenMandates) throw new Refused('too-many-mandates');
  const lapse = lapsesAt(work.now, end);
  const id = work.newId();
  const added = await insertMandate(work.db, {
    id,
    listing_id: listingId,
    status: 'invited',
    may_approve: mayApprove,
    profile_access: profileAccess,
    invited_email: email,
    invited_by: listing.ownerId,
    invited_at: work.now,
    lapses_at: lapse,
    ends_at: end,
  });
  if (!added) throw new Refused('mandate-open');
  const step = { from: null, to: 'invited', party: 'seller', version: 1 } as const;
  await recordTransition(work.db, { ...step, mandateId: id, actorId: listing.ownerId, at: work.now });
  const subject = { type: 'mandate', id };
  const scope = { mayApprove, profileAccess };
  work.record({ act: 'broker-invited', listingId, buyerId: null, subject, detail: scope });
  await work.audit({
    action: 'broker-invited',
    subject,
    detail: { listingId, ...scope },
  });
  await mailInvitation(work, email, lapse);
  const row = await findMandate(work.db, id);
  if (!row) throw new Refused('not-found');
  return mandateViewOf(work, { row, parties: ['seller'] });
}
