import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Actor, Person, Role } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import { minutes } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';
import { noteSeen, seenEvery } from './last-seen-sql.ts';

/** Unless the session ends earlier. */
const applicationKeyLife = 60 * minutes;

type ApplicationKey = { jwt: string; expiresAt: Date };
export type ApplicationKeys = {
  /** One hour, but never longer than the session. */
  issue(session: { id: string; personId: string; expiresAt: Date }): Promise<ApplicationKey>;
  /** For an admin who views as someone else: lasts as long as the view, and is bound to the admin's session. */
  issueView(view: { id: string; personId: string; sessionId: string; endsAt: Date }): Promise<ApplicationKey>;
  /** Throws Refused('token-not-valid') for forged keys, keys that were expired at `begun`, and ended sessions. */
  authenticate(db: Reader, jwt: string, begun?: Date): Promise<Actor>;
};

const algorithm = 'HS256';

/** `secret`: at least 32 random bytes. `adminsNeedTwoFactor`: admins without it get only their other roles. */
export function createApplicationKeys(
  secret: Uint8Array,
  clock: Clock,
  { adminsNeedTwoFactor = false } = {},
): ApplicationKeys {
  // Imported once: raw bytes would be imported again for every request, at several times the cost.
  const imported = importKey(secret);
  const read = keyReader(imported);
  const sign = async (claims: { sid: string; view?: string }, subject: string, until: Date) => {
    const now = clock.now();
    const end = Math.min(now.getTime() + applicationKeyLife, until.getTime());
    const expiresAt = new Date(Math.floor(end / 1_000) * 1_000);
    const jwt = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(await imported);
    return { jwt, expiresAt };
  };
  return {
    issue: ({ id, personId, expiresAt }) => sign({ sid: id }, personId, expiresAt),
    issueView: ({ id, personId, sessionId, endsAt }) => sign({ sid: sessionId, view: id }, personId, endsAt),
    authenticate: async (db, jwt, begun) => {
      const now = clock.now();
      const { sid, sub, view } = await read(jwt, begun ?? now);
      if (view !== undefined) return viewer(db, { sid, sub, view, now }, adminsNeedTwoFactor);
      const [found] = await sessionById(db, { sid, sub, now });
      if (!found) throw new Refused('token-not-valid');
      // A transaction already holds locks.
      if (now.getTime() - found.usedAt.getTime() >= seenEvery && !db.isTransaction)
        await noteSeen(db, { sid, sub, now });
      const person = { kind: 'person' as const, personId: sub, sessionId: sid, ...shownIn(found) };
      if (!adminsNeedTwoFactor || found.secured || !found.roles.includes('admin'))
        return { ...person, roles: found.roles };
      return { ...person, roles: found.roles.filter((role) => role !== 'admin'), twoFactorDue: true };
    },
  };
}

type Shown = { secondFactor: boolean; deviceConfirmed: boolean };

/** What deal rooms ask of a session, besides being signed in. */
function shownIn({ secondFactor, deviceConfirmed }: Shown): Pick<Person, 'secondFactor' | 'deviceDue'> {
  return { ...(secondFactor ? { secondFactor } : {}), ...(deviceConfirmed ? {} : { deviceDue: true }) };
}

const shownColumns = [
  sql<boolean>`session.second_factor_at is not null`.as('secondFactor'),
  sql<boolean>`session.device_confirmed_at is not null`.as('deviceConfirmed'),
] as const;

function importKey(secret: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Uint8Array.from(secret), hmac, false, ['sign', 'verify']);
}

type Claims = { sid: string; sub: string; exp: number; view?: string | undefined };
const provenAtMost = 10_000;

/** Caches keys with a proven signature: it remains valid, and checking it occupies a thread. */
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
    const { sid, sub, exp = 0, view } = payload;
    if (view !== undefined && !(typeof view === 'string' && isUuid(view)))
      throw new Refused('token-not-valid');
    if (typeof sid === 'string' && typeof sub === 'string' && isUuid(sid) && isUuid(sub))
      return { sid, sub, exp, view };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Refused('token-not-valid');
}

/** Session, person, ban and roles in one statement, so that a revocation takes effect at the next request. */
const sessionById = named<
  { sid: string; sub: string; now: Date },
  { roles: Role[]; secured: boolean; usedAt: Date } & Shown
>('session-by-id', (db, slot) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.id', '=', slot('sid'))
    .where('session.person_id', '=', slot('sub'))
    .where('session.expires_at', '>', slot('now'))
    .where('person.banned_at', 'is', null)
    .select([
      'session.updated_at as usedAt',
      ...shownColumns,
      sql<Role[]>`array(select role from person_role where person_id = person.id order by role)`.as('roles'),
      sql<boolean>`exists (select from two_factor where person_id = person.id)`.as('secured'),
    ]),
);

type ViewClaims = { sid: string; sub: string; view: string; now: Date };

/** Ends with the view, with the admin's session, role or account, and if the person is banned, closed or an admin. */
async function viewer(db: Reader, claims: ViewClaims, adminsNeedTwoFactor: boolean): Promise<Actor> {
  const [found] = await viewById(db, claims);
  if (!found || (adminsNeedTwoFactor && !found.secured)) throw new Refused('token-not-valid');
  const admin = {
    kind: 'person' as const,
    personId: found.adminId,
    sessionId: claims.sid,
    roles: found.adminRoles,
  };
  const { sub: personId, view: viewId } = claims;
  return {
    kind: 'person',
    personId,
    sessionId: viewId,
    roles: found.roles,
    // The admin's own: a view must not show files that the admin's session could not open.
    ...shownIn(found),
    viewedBy: { viewId, admin },
  };
}

type FoundView = { adminId: string; adminRoles: Role[]; roles: Role[]; secured: boolean } & Shown;
const viewById = named<ViewClaims, FoundView>('view-by-id', (db, slot) =>
  db
    .selectFrom('admin_view')
    .innerJoin('session', 'session.id', 'admin_view.session_id')
    .innerJoin('person as admin', 'admin.id', 'admin_view.admin_id')
    .innerJoin('person', 'person.id', 'admin_view.person_id')
    .where('admin_view.id', '=', slot('view'))
    .where('admin_view.person_id', '=', slot('sub'))
    .where('admin_view.session_id', '=', slot('sid'))
    .where('admin_view.ended_at', 'is', null)
    .where('admin_view.ends_at', '>', slot('now'))
    .where('session.expires_at', '>', slot('now'))
    .whereRef('session.person_id', '=', 'admin_view.admin_id')
    .where('admin.banned_at', 'is', null)
    .where('person.banned_at', 'is', null)
    .where('person.closed_at', 'is', null)
    .where(
      sql<boolean>`exists (select from person_role where person_id = admin.id and role = 'admin')
          and not exists (select from person_role where person_id = person.id and role = 'admin')`,
    )
    .select([
      'admin.id as adminId',
      ...shownColumns,
      sql<boolean>`exists (select from two_factor where person_id = admin.id)`.as('secured'),
      sql<Role[]>`array(select role from person_role where person_id = admin.id order by role)`.as(
        'adminRoles',
      ),
      sql<Role[]>`array(select role from person_role where person_id = person.id order by role)`.as('roles'),
    ]),
);
