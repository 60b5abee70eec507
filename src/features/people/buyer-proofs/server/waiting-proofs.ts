import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { proofsWaitingFor } from './store.ts';

/** `null` if none. Excludes the caller's own, which another admin decides. */
export async function waitingForReview({
  actor,
  db,
}: Reading): Promise<{ count: number; since: string } | null> {
  if (!hasRole(actor, 'admin')) return null;
  const { count, since } = await proofsWaitingFor(db, signedIn(actor).personId);
  return since && { count, since: since.toISOString() };
}
