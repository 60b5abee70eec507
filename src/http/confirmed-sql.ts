import type { Actor } from '#kernel/actor.ts';
import { minutes, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';
import { refuseToken } from '#platform/signed-in.ts';

export const confirmationLife = 10 * minutes;
export const confirmationPath = '/api/session-confirmation';

type Asking = { db: Reader; actor: Actor; now: Date };

/** A stolen session must not suffice to take over an account or grant power. Throws Refused('confirm-it-is-you'). */
export async function refuseUnconfirmed({ db, actor, now }: Asking): Promise<void> {
  if (actor.kind !== 'person') throw new Refused('not-authorized');
  refuseToken(actor);
  const since = shift(now, -confirmationLife);
  const [found] = await confirmedSince(db, { sessionId: actor.sessionId, since });
  if (!found) throw new Refused('confirm-it-is-you', { confirmAt: confirmationPath });
}

const confirmedSince = named<{ sessionId: string; since: Date }, { session_id: string }>(
  'session-confirmed-since',
  (db, slot) =>
    db
      .selectFrom('session_confirmation')
      .select('session_id')
      .where('session_id', '=', slot('sessionId'))
      .where('confirmed_at', '>', slot('since')),
);
