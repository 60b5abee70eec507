import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { signInPerAddress } from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import type { ApplicationKeys } from '#http/session.ts';
import { type RefusalDetails, Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { getToken as contract } from '../contract.ts';
import { type Auth, addressHeader } from './auth.ts';
import { refuseAdmins } from './development-limits.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { inTransaction } from './in-transaction.ts';
import type { KnownDevices } from './known-devices.ts';
import { noteDevice } from './session-device.ts';
import { countSignIn } from './sign-in-limits.ts';
import {
  deleteSession,
  passwordHashOf,
  personByEmail,
  type SessionRow,
  sessionByToken,
  spendToken,
  touchSession,
} from './store.ts';

export type TokenParts = {
  auth: Auth;
  keys: ApplicationKeys;
  identity: IdentityProvider | null;
  devices: KnownDevices;
  /** `null`: no second factor required. */
  secondStep?: (work: Work, personId: string) => Promise<RefusalDetails | null>;
};
type Answer = RawAnswer<typeof contract>;
type SignedIn = { token: string; cookies: string[] };

export async function getToken(call: RawCall, parts: TokenParts): Promise<Answer> {
  const [scheme = '', credentials = ''] = (call.request.headers.get('authorization') ?? '').split(/\s+/, 2);
  if (scheme.toLowerCase() === 'basic') return withPassword(call, parts, credentials);
  if (scheme.toLowerCase() === 'bearer') return withIdentity(call, parts, credentials);
  if (scheme !== '') throw new Refused('not-authorized');
  return withCookie(call, parts);
}

async function withPassword(call: RawCall, parts: TokenParts, credentials: string): Promise<Answer> {
  const { auth, devices } = parts;
  const { email, password } = parseBasic(credentials);
  await countSignIn(call, devices, email);
  return firstStep(call, parts, 'signed-in-by-password', async (work) => {
    await asIfThereWere(work, email);
    const signedIn = await inTransaction(auth, work.db, async () =>
      signedInBy(
        await auth.api.signInEmail({
          body: { email, password },
          headers: ownHeaders(work),
          returnHeaders: true,
        }),
      ),
    ).catch((error: unknown) => {
      // Unknown address and wrong password get one answer, after the same hashing.
      throw error instanceof APIError && error.statusCode < 500 ? new Refused('wrong-credentials') : error;
    });
    return signedIn;
  });
}

async function withIdentity(call: RawCall, parts: TokenParts, token: string): Promise<Answer> {
  const { auth, identity } = parts;
  await call.limit([{ rule: signInPerAddress, subject: call.origin.address }]);
  const claims = token.length < 10_000 ? await identity?.verify(token) : null;
  if (!claims) throw new Refused('identity-token-refused');
  const hash = createHash('sha256').update(token).digest();
  // Its own transaction: the token stays spent even if the sign-in fails.
  const first = await call.begin((work) => spendToken(work.db, hash, new Date(claims.exp * 1_000)));
  if (!first) throw new Refused('identity-token-refused');
  return firstStep(call, parts, 'signed-in-by-identity', async (work) => {
    const body = { provider: 'google' as const, idToken: { token } };
    const signedIn = await inTransaction(auth, work.db, async () =>
      signedInBy(await auth.api.signInSocial({ body, headers: ownHeaders(work), returnHeaders: true })),
    ).catch((error: unknown) => {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
      const unproven = error.body?.code === 'OAUTH_LINK_ERROR';
      throw new Refused(unproven ? 'confirm-your-email-first' : 'identity-token-refused');
    });
    await refuseAdmins(work.db, identity, signedIn.token);
    return signedIn;
  });
}

async function withCookie(call: RawCall, parts: TokenParts): Promise<Answer> {
  const { auth } = parts;
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
    const by = { token, cookies: found.headers.getSetCookie() };
    return admit(work, { call, by, action: null, secondFactor: false }, parts);
  });
}

/** If a second factor is required, deletes the session before its cookie is sent. */
async function firstStep(
  call: RawCall,
  parts: TokenParts,
  action: string,
  prove: (work: Work) => Promise<SignedIn>,
): Promise<Answer> {
  const { admitted, next } = await call.begin(async (work) => {
    const signedIn = await prove(work);
    const session = await sessionByToken(work.db, signedIn.token);
    const due = session && !session.banned ? await parts.secondStep?.(work, session.personId) : null;
    if (!session || !due)
      return {
        admitted: await admit(work, { call, by: signedIn, action, secondFactor: false }, parts),
        next: null,
      };
    await deleteSession(work.db, session.id);
    return { admitted: null, next: due };
  });
  if (!admitted) throw new Refused('second-factor-needed', next);
  return admitted;
}

/** `action`: `null` renews. `secondFactor`: one was just shown. */
type Admitting = { call: RawCall; by: SignedIn; action: string | null; secondFactor: boolean };

/** The last check, shared by every way to sign in. Throwing rolls the session back. */
export async function admit(
  work: Work,
  { call, by, action, secondFactor }: Admitting,
  { keys, devices }: TokenParts,
): Promise<Answer> {
  const session: SessionRow | undefined = await sessionByToken(work.db, by.token);
  if (!session) throw new Refused('not-authorized');
  if (session.banned) throw new Refused('banned');
  if (action) await work.audit({ action, subject: { type: 'person', id: session.personId } });
  await touchSession(work.db, session, { at: work.now, ...work.origin });
  const { jwt, expiresAt } = await keys.issue(session);
  const { id, cookie } = await devices.remember(call.request, session.email, work.now);
  if (action) {
    const device = { hash: devices.hashOf(id, session.personId), isNew: cookie !== null };
    await noteDevice(work, { session, device, secondFactor });
  }
  return {
    answer: { jwt, expiresAt: expiresAt.toISOString(), userId: session.personId },
    cookies: cookie ? [...by.cookies, cookie] : by.cookies,
  };
}

/** Unknown emails read a password hash too, as the library does for known ones: equal time. */
async function asIfThereWere(work: Work, email: string): Promise<void> {
  if (!(await personByEmail(work.db, email))) await passwordHashOf(work.db, work.newId());
}

export function signedInBy({ headers, response }: { headers: Headers; response: object }): SignedIn {
  const token = 'token' in response ? response.token : null;
  if (typeof token !== 'string') throw new Refused('wrong-credentials');
  return { token, cookies: headers.getSetCookie() };
}

export function ownHeaders({ origin }: Work): Headers {
  const userAgent = origin.userAgent.replace(/[^\x20-\x7e]/g, '');
  return new Headers({ 'user-agent': userAgent, [addressHeader]: origin.address });
}

function parseBasic(credentials: string): { email: string; password: string } {
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const email = text.slice(0, colon).trim().toLowerCase();
  // The database rejects control characters.
  if (colon < 1 || text.length > 1_000 || /\p{Cc}/u.test(email)) throw new Refused('wrong-credentials');
  return { email, password: text.slice(colon + 1) };
}
