import { type Actor, hasRole, isPerson, type Person } from '#kernel/actor.ts';
import { type RefusalDetails, Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { counterActingRefusal } from '../domain/counter-signing.ts';
import { actingRefusal, type SigningRefusal } from '../domain/signing.ts';
import { stateOf } from './nda-row.ts';
import { findNda, lockNda, type NdaInContext } from './store.ts';

/** For the buyer, owner, a broker with an engagement, or an admin. Else throws Refused('not-found'). */
export async function visibleNda(
  reading: Pick<Reading, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<NdaInContext> {
  const viewer = signedIn(reading.actor);
  const row = await findNda(reading.db, { id, viewerId: viewer.personId, now: reading.now });
  if (!row || !maySee(viewer, row)) throw new Refused('not-found');
  return row;
}

export async function lockedNda(work: Work, id: string): Promise<NdaInContext> {
  await visibleNda(work, id);
  await lockNda(work.db, id);
  return visibleNda(work, id);
}

/** Throws a refusal that tells other readers that the step is not theirs. */
export function onlyBuyer(work: Work, row: NdaInContext): Person {
  const caller = signedIn(work.actor);
  if (!isPerson(caller, row.buyer_id)) throw new Refused('not-your-move');
  return caller;
}

export function onlyOwner(work: Work, row: NdaInContext): Person {
  const caller = signedIn(work.actor);
  if (!isPerson(caller, row.owner_id)) throw new Refused('not-your-move');
  return caller;
}

/** The next signer: first the buyer, then the owner. Throws the refusal of anyone else. */
export function onlySigner(work: Work, row: NdaInContext): Person & { role: 'buyer' | 'owner' } {
  const state = stateOf(row);
  const second = state.status === 'countersigning';
  const signer = second ? onlyOwner(work, row) : onlyBuyer(work, row);
  const refused = second
    ? counterActingRefusal(state, row.owner_id, signer.personId)
    : actingRefusal(state, signer.personId, work.now);
  if (refused) throw refusedBy(refused);
  return { ...signer, role: second ? 'owner' : 'buyer' };
}

function maySee(viewer: Actor, row: NdaInContext): boolean {
  return (
    isPerson(viewer, row.buyer_id) ||
    isPerson(viewer, row.owner_id) ||
    row.viewer_has_mandate ||
    hasRole(viewer, 'admin')
  );
}

/** Access requests have a guard `nda-expired` with the opposite meaning, so the server uses another code. */
export function refusedBy(rule: SigningRefusal, details: RefusalDetails = {}): Refused {
  return new Refused(rule === 'nda-expired' ? 'signing-time-over' : rule, details);
}
