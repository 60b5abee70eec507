import type { Reader, Work } from '#platform/context.ts';
import { endGrants, hasGrant, insertGrant, type Stage, stageGrants } from './grant-store.ts';

/** Opens the private profile of a listing to a person, from this transaction's commit on. */
export async function grantAccess(
  work: Work,
  grant: { listingId: string; personId: string; endsAt: Date | null },
): Promise<void> {
  const grantedBy = work.actor.kind === 'person' ? work.actor.personId : null;
  await insertGrant(work.db, { ...grant, id: work.newId(), grantedBy, at: work.now });
  record(work, 'access-granted', grant, { stage: 'S3' });
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
  if (ended.length === 0) return;
  for (const personId of ended) record(work, 'access-ended', { ...of, personId }, { reason: of.reason });
  await work.audit({
    action: 'access-ended',
    subject: { type: 'listing', id: of.listingId },
    detail: { personId: of.personId, grants: ended.length, reason: of.reason },
  });
}

/** Says how far a person may see into a listing that is open to them. Nothing happens where nothing is open. */
export async function setStage(
  work: Work,
  of: { listingId: string; personId: string; stage: Stage },
): Promise<void> {
  const changed = await stageGrants(work.db, of);
  if (changed === 0) return;
  record(work, 'access-staged', of, { stage: of.stage });
  await work.audit({
    action: 'access-staged',
    subject: { type: 'listing', id: of.listingId },
    detail: { personId: of.personId, stage: of.stage },
  });
}

function record(
  work: Work,
  act: 'access-granted' | 'access-ended' | 'access-staged',
  { listingId, personId }: { listingId: string; personId: string },
  detail: { stage: Stage } | { reason: string },
): void {
  work.record({ act, listingId, buyerId: personId, subject: { type: 'listing', id: listingId }, detail });
}

/** Whether the profile of a listing is open to a person at `now`. */
export function isOpenTo(
  db: Reader,
  of: { listingId: string; personId: string },
  now: Date,
): Promise<boolean> {
  return hasGrant(db, of, now);
}
