import type { Work } from '#platform/context.ts';
import { endGrants, insertGrant } from './grant-store.ts';

/** Opens the private profile of a listing to a person, from this transaction's commit on. */
export async function grantAccess(
  work: Work,
  grant: { listingId: string; personId: string; endsAt: Date | null },
): Promise<void> {
  const grantedBy = work.actor.kind === 'person' ? work.actor.personId : null;
  await insertGrant(work.db, { ...grant, id: work.newId(), grantedBy, at: work.now });
  await work.audit({
    action: 'access-granted',
    subject: { type: 'listing', id: grant.listingId },
    detail: { personId: grant.personId, stage: 'S3' },
  });
}

/** Closes the profile to a person (or, with `null`, to everybody) at once. Nothing happens where nothing was open. */
export async function endAccess(
  work: Work,
  of: { listingId: string; personId: string | null; reason: string },
): Promise<void> {
  const ended = await endGrants(work.db, of, { at: work.now, reason: of.reason });
  if (ended === 0) return;
  await work.audit({
    action: 'access-ended',
    subject: { type: 'listing', id: of.listingId },
    detail: { personId: of.personId, grants: ended, reason: of.reason },
  });
}
