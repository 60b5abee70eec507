import { system } from '#kernel/actor.ts';
import type { HappeningOf } from '#kernel/happening.ts';
import { shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import { afterSignature, pendingTimeout } from '../domain/access-request.ts';
import { isOpen } from '../domain/status.ts';
import { lockSurrounded, move } from './move-request.ts';
import { storedStatus } from './request-facts.ts';
import { openRequestIds } from './store.ts';

/** The system acts on objective events only; whoever caused the event is not the mover. */
const asSystem = (work: Work): Work => work.as(system);

export async function onNdaSigned(work: Work, { requestId }: HappeningOf<'nda-signed'>): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, requestId);
  await move(as, seen, afterSignature(seen.facts));
}

export async function onNdaDeclined(work: Work, happened: HappeningOf<'nda-declined'>): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, happened.requestId);
  await move(as, seen, { to: 'Denied', reason: happened.reason });
}

export async function onNdaExpired(work: Work, { requestId }: HappeningOf<'nda-expired'>): Promise<void> {
  const as = asSystem(work);
  await move(as, await lockSurrounded(as, requestId), { to: 'Denied' });
}

/** A listing was sold or withdrawn: every open request for it ends, in the same transaction. */
export async function onListingClosed(
  work: Work,
  { listingId }: HappeningOf<'listing-closed'>,
): Promise<void> {
  const as = asSystem(work);
  for (const id of await openRequestIds(work.db, listingId)) {
    const seen = await lockSurrounded(as, id);
    // Somebody may have ended it while we waited for the lock.
    if (isOpen(storedStatus(seen.row.status))) await move(as, seen, { to: 'Denied' });
  }
}

/** Ends one Pending request if it is still overdue: somebody may have decided since the list was made. */
export async function closeOverdueRequest(work: Work, id: string): Promise<void> {
  const as = asSystem(work);
  const seen = await lockSurrounded(as, id);
  const overdue = seen.row.last_updated_at <= shift(work.now, -pendingTimeout);
  if (seen.row.status === 'Pending' && overdue) await move(as, seen, { to: 'Denied' });
}
