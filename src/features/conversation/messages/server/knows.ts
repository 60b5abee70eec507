import { knownByDeals } from '#features/agreements/access-requests/server/acquainted.ts';
import { type Actor, hasRole } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { knownFromThreads } from './store.ts';

/** Takes two statements. Admins know everyone. What a grant or engagement reveals ends with it. */
export async function peopleKnown(
  of: { db: Reader; actor: Actor; now: Date },
  personIds: readonly string[],
): Promise<Set<string>> {
  const { db, actor, now } = of;
  if (hasRole(actor, 'admin')) return new Set(personIds);
  return knownTo(db, { personId: signedIn(actor).personId, now }, personIds);
}

/** Like {@link peopleKnown} for another reader: whom an email to them may name. */
export async function knownTo(
  db: Reader,
  of: { personId: string; now: Date },
  personIds: readonly string[],
): Promise<Set<string>> {
  const byDeals = await knownByDeals(db, of, personIds);
  const byThreads = await knownFromThreads(db, of.personId, personIds, of.now);
  return new Set([...byDeals, ...byThreads]);
}
