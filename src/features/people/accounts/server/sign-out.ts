import type { RawAnswer, RawCall } from '#http/mount.ts';
import type { ApplicationKeys } from '#http/session.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { signOut as contract } from '../contract.ts';
import type { Auth } from './auth.ts';
import { endAllSessions } from './end-sessions.ts';
import { inTransaction } from './in-transaction.ts';
import { deleteSession } from './store.ts';

type Ended = { sessionId: string; personId: string };

/** Signing out twice is no error. */
export async function signOut(
  call: RawCall,
  { query }: InputOf<typeof contract>,
  { auth, keys }: { auth: Auth; keys: ApplicationKeys },
): Promise<RawAnswer<typeof contract>> {
  // The cookie suffices here, so refuse cross-site requests.
  if (call.request.headers.get('sec-fetch-site') === 'cross-site') throw new Refused('not-authorized');
  const headers = new Headers({ cookie: call.request.headers.get('cookie') ?? '' });
  return call.begin(async (work) => {
    const ended = [await byCookie(auth, work, headers), await byKey(keys, work, call.request.headers)];
    for (const session of ended) {
      if (!session) continue;
      const everywhere = query.everywhere === 'true';
      if (everywhere) await endAllSessions(work, session.personId);
      else await deleteSession(work.db, session.sessionId);
      await work.audit({
        action: 'signed-out',
        subject: { type: 'person', id: session.personId },
        detail: { everywhere },
      });
    }
    const out = await inTransaction(auth, work.db, () => auth.api.signOut({ headers, returnHeaders: true }));
    return { answer: {}, cookies: out.headers.getSetCookie() };
  });
}

async function byCookie(auth: Auth, work: Work, headers: Headers): Promise<Ended | null> {
  const query = { disableCookieCache: true, disableRefresh: true };
  const found = await inTransaction(auth, work.db, () => auth.api.getSession({ headers, query }));
  return found ? { sessionId: found.session.id, personId: found.session.userId } : null;
}

async function byKey(keys: ApplicationKeys, work: Work, headers: Headers): Promise<Ended | null> {
  const key = headers.get('x-application-key')?.trim();
  if (!key) return null;
  const actor = await keys.authenticate(work.db, key).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
  return actor?.kind === 'person' ? actor : null;
}
