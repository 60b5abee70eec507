import { tokenHolds } from '#http/access-token-sql.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';

/** For downloads that outlast the request's check: whether the session, or the access token, still counts. */
export async function signInHolds(db: Reader, { actor, now }: { actor: Actor; now: Date }): Promise<boolean> {
  const { personId, sessionId, token } = signedIn(actor);
  if (token) return tokenHolds(db, { tokenId: token.id, now });
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('session.person_id', '=', personId)
    .where('session.expires_at', '>', now)
    .where('person.banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
