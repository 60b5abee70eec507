import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { signInPerAccount, signInPerAccountHourly, signInPerAddress } from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import type { ApplicationKeys } from '#http/session.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { getToken as contract } from '../contract.ts';
import { type Auth, addressHeader } from './auth.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { inTransaction } from './in-transaction.ts';
import { type SessionRow, sessionByToken, spendToken } from './store.ts';

export type TokenParts = { auth: Auth; keys: ApplicationKeys; identity: IdentityProvider | null };
type Answer = RawAnswer<typeof contract>;
type SignedIn = { token: string; cookies: string[] };

/** Signs in by what the request brings: an identity token, a password, or the session cookie. */
export async function getToken(call: RawCall, parts: TokenParts): Promise<Answer> {
  const [scheme = '', credentials = ''] = (call.request.headers.get('authorization') ?? '').split(/\s+/, 2);
  if (scheme.toLowerCase() === 'basic') return withPassword(call, parts, credentials);
  if (scheme.toLowerCase() === 'bearer') return withIdentity(call, parts, credentials);
  if (scheme !== '') throw new Refused('not-authorized');
  return withCookie(call, parts);
}

async function withPassword(call: RawCall, { auth, keys }: TokenParts, credentials: string): Promise<Answer> {
  const { email, password } = parseBasic(credentials);
  await call.limit([
    { rule: signInPerAccount, subject: email },
    { rule: signInPerAccountHourly, subject: email },
    { rule: signInPerAddress, subject: call.origin.address },
  ]);
  return call.begin(async (work) => {
    const signedIn = await inTransaction(auth, work.db, async () =>
      signedInBy(
        await auth.api.signInEmail({
          body: { email, password },
          headers: ownHeaders(work),
          returnHeaders: true,
        }),
      ),
    ).catch((error: unknown) => {
      // Unknown address, wrong password, no address at all: one answer, after the same hashing.
      throw error instanceof APIError && error.statusCode < 500 ? new Refused('wrong-credentials') : error;
    });
    return admit(work, keys, signedIn, 'signed-in-by-password');
  });
}

async function withIdentity(
  call: RawCall,
  { auth, keys, identity }: TokenParts,
  token: string,
): Promise<Answer> {
  await call.limit([{ rule: signInPerAddress, subject: call.origin.address }]);
  const claims = token.length < 10_000 ? await identity?.verify(token) : null;
  if (!claims) throw new Refused('identity-token-refused');
  const hash = createHash('sha256').update(token).digest();
  // In a transaction of its own: spent is spent, whatever comes of it.
  const first = await call.begin((work) => spendToken(work.db, hash, new Date(claims.exp * 1_000)));
  if (!first) throw new Refused('identity-token-refused');
  return call.begin(async (work) => {
    const body = { provider: 'google' as const, idToken: { token } };
    const signedIn = await inTransaction(auth, work.db, async () =>
      signedInBy(await auth.api.signInSocial({ body, headers: ownHeaders(work), returnHeaders: true })),
    ).catch((error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
      const unproven = error.body?.code === 'OAUTH_LINK_ERROR';
      throw new Refused(unproven ? 'confirm-your-email-first' : 'identity-token-refused');
    });
    return admit(work, keys, signedIn, 'signed-in-by-identity');
  });
}

async function withCookie(call: RawCall, { auth, keys }: TokenParts): Promise<Answer> {
  const cookie = call.request.headers.get('cookie');
  if (!cookie) throw new Refused('not-authorized');
  return call.begin(async (work) => {
    const headers = ownHeaders(work);
    headers.set('cookie', cookie);
    const query = { disableCookieCache: true };
    const found = await inTransaction(auth, work.db, () =>
      auth.api.getSession({ headers, query, returnHeaders: true }),
    );
    if (!found.response) throw new Refused('not-authorized');
    const { token } = found.response.session;
    return admit(work, keys, { token, cookies: found.headers.getSetCookie() }, null);
  });
}

/** The last gate, the same for every way in. Throws, and so undoes the session, for who is banned. */
async function admit(
  work: Work,
  keys: ApplicationKeys,
  by: SignedIn,
  action: string | null,
): Promise<Answer> {
  const session: SessionRow | undefined = await sessionByToken(work.db, by.token);
  if (!session) throw new Refused('not-authorized');
  if (session.banned) throw new Refused('banned');
  if (action) await work.audit({ action, subject: { type: 'person', id: session.personId } });
  const { jwt, expiresAt } = await keys.issue(session);
  return {
    answer: { jwt, expiresAt: expiresAt.toISOString(), userId: session.personId },
    cookies: by.cookies,
  };
}

function signedInBy({ headers, response }: { headers: Headers; response: object }): SignedIn {
  const token = 'token' in response ? response.token : null;
  if (typeof token !== 'string') throw new Refused('wrong-credentials');
  return { token, cookies: headers.getSetCookie() };
}

/** What the library may know of the request: never the client's own headers. */
function ownHeaders({ origin }: Work): Headers {
  const userAgent = origin.userAgent.replace(/[^\x20-\x7e]/g, '');
  return new Headers({ 'user-agent': userAgent, [addressHeader]: origin.address });
}

function parseBasic(credentials: string): { email: string; password: string } {
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1 || text.length > 1_000) throw new Refused('wrong-credentials');
  return { email: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) };
}
