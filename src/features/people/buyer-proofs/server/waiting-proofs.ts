import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { proofsWaitingFor } from './store.ts';

/** The proofs that wait for the caller as an admin, and since when; `null`: none. Nobody decides on their own. */
export async function waitingForReview({
  actor,
  db,
}: Reading): Promise<{ count: number; since: string } | null> {
  if (!hasRole(actor, 'admin')) return null;
  const { count, since } = await proofsWaitingFor(db, signedIn(actor).personId);
  return since && { count, since: since.toISOString() };
}
