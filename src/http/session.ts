import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Actor, Role } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import { minutes } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';

/** How long an application key is good for, unless its session ends earlier. */
const applicationKeyLife = 60 * minutes;

type ApplicationKey = { jwt: string; expiresAt: Date };
export type ApplicationKeys = {
  /** A key for a session: one hour, and never longer than the session itself. */
  issue(session: { id: string; personId: string; expiresAt: Date }): Promise<ApplicationKey>;
  /** Who holds this key now. Throws Refused('token-not-valid') for forged and expired keys and ended sessions. */
  authenticate(db: Reader, jwt: string): Promise<Actor>;
};

const algorithm = 'HS256';

/** `secret`: at least 32 random bytes, the same on every start. */
export function createApplicationKeys(secret: Uint8Array, clock: Clock): ApplicationKeys {
  // Imported once: given as bytes it would be imported again for every request, at several times the cost.
  const imported = importKey(secret);
  const read = keyReader(imported);
  return {
    issue: async (session) => {
      const now = clock.now();
      const end = Math.min(now.getTime() + applicationKeyLife, session.expiresAt.getTime());
      const expiresAt = new Date(Math.floor(end / 1_000) * 1_000);
      const jwt = await new SignJWT({ sid: session.id })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(session.personId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(await imported);
      return { jwt, expiresAt };
    },
    authenticate: async (db, jwt) => {
      const now = clock.now();
      const { sid, sub } = await read(jwt, now);
      const [found] = await sessionById(db, { sid, sub, now });
      if (!found) throw new Refused('token-not-valid');
      return { kind: 'person', personId: sub, sessionId: sid, roles: found.roles };
    },
  };
}

function importKey(secret: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Uint8Array.from(secret), hmac, false, ['sign', 'verify']);
}

type Claims = { sid: string; sub: string; exp: number };
const provenAtMost = 10_000;

/** Remembers keys whose signature was proven: it stays true, and proving it occupies a thread at every request. */
function keyReader(imported: Promise<CryptoKey>): (jwt: string, now: Date) => Promise<Claims> {
  const proven = new Map<string, Claims>();
  return async (jwt, now) => {
    const known = proven.get(jwt);
    if (known && known.exp > Math.floor(now.getTime() / 1_000)) return known;
    proven.delete(jwt);
    const claims = await claimsOf(jwt, await imported, now);
    for (const oldest of proven.keys()) {
      if (proven.size < provenAtMost) break;
      proven.delete(oldest);
    }
    proven.set(jwt, claims);
    return claims;
  };
}

async function claimsOf(jwt: string, secret: CryptoKey, now: Date): Promise<Claims> {
  try {
    const rules = { algorithms: [algorithm], requiredClaims: ['exp'], currentDate: now };
    const { payload } = await jwtVerify(jwt, secret, rules);
    const { sid, sub, exp = 0 } = payload;
    if (typeof sid === 'string' && typeof sub === 'string' && isUuid(sid) && isUuid(sub))
      return { sid, sub, exp };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Refused('token-not-valid');
}

/** Session, person, ban and roles in one statement: what was ended a moment ago is over at this request. */
const sessionById = named<{ sid: string; sub: string; now: Date }, { roles: Role[] }>(
  'session-by-id',
  (db, slot) =>
    db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person_id')
      .where('session.id', '=', slot('sid'))
      .where('session.person_id', '=', slot('sub'))
      .where('session.expires_at', '>', slot('now'))
      .where('person.banned_at', 'is', null)
      .select(
        sql<Role[]>`array(select role from person_role where person_id = person.id order by role)`.as(
          'roles',
        ),
      ),
);
