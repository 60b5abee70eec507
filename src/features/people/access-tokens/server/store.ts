import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { AccessToken } from '#platform/db/tables.ts';
import { mostShown } from '../domain/token-limits.ts';
import type { Revocation } from '../domain/token-state.ts';

/** Without the hash, which no use case needs. */
const columns = [
  'access_token.id',
  'access_token.person_id',
  'access_token.kind',
  'access_token.name',
  'access_token.scopes',
  'access_token.listing_ids',
  'access_token.room_ids',
  'access_token.version',
  'access_token.created_at',
  'access_token.expires_at',
  'access_token.last_used_at',
  'access_token.last_used_network',
  'access_token.last_used_program',
  'access_token.revoked_at',
  'access_token.revoked_for',
] as const;
export type TokenRow = Omit<Selectable<AccessToken>, 'hash' | 'reminded_at'>;

/** Of one person, or of the whole site. */
export type Whose = { kind: 'personal'; personId: string } | { kind: 'service' };

/** Active ones first, then by time; of those that ended before `endedSince` none. */
export function tokensOf(
  db: Reader,
  whose: Whose,
  { now, endedSince }: { now: Date; endedSince: Date },
): Promise<(TokenRow & { firstName: string; lastName: string })[]> {
  let query = db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .select([...columns, 'person.first_name as firstName', 'person.last_name as lastName'])
    .where('access_token.kind', '=', whose.kind)
    .where('access_token.expires_at', '>', endedSince)
    .where((is) =>
      is.or([is('access_token.revoked_at', 'is', null), is('access_token.revoked_at', '>', endedSince)]),
    );
  if (whose.kind === 'personal') query = query.where('access_token.person_id', '=', whose.personId);
  return query
    .orderBy(sql`access_token.revoked_at is null and access_token.expires_at > ${now}`, 'desc')
    .orderBy('access_token.created_at', 'desc')
    .orderBy('access_token.id', 'desc')
    .limit(mostShown)
    .execute();
}

export async function countActive(db: Reader, whose: Whose, now: Date): Promise<number> {
  let query = db
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('kind', '=', whose.kind)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (whose.kind === 'personal') query = query.where('person_id', '=', whose.personId);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** Two admins at once make service tokens one after the other, so that the count holds. */
export async function lockServiceTokens(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('service tokens', 0))`.execute(db);
}

export function tokenById(db: Reader, id: string): Promise<TokenRow | undefined> {
  return db.selectFrom('access_token').select(columns).where('id', '=', id).executeTakeFirst();
}

export function lockToken(db: Tx, of: { id: string; personId: string }): Promise<TokenRow | undefined> {
  return db
    .selectFrom('access_token')
    .select(columns)
    .where('id', '=', of.id)
    .where('person_id', '=', of.personId)
    .where('kind', '=', 'personal')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertToken(db: Tx, row: Insertable<AccessToken>): Promise<TokenRow> {
  return db.insertInto('access_token').values(row).returning(columns).executeTakeFirstOrThrow();
}

export async function updateToken(
  db: Tx,
  { id, version }: { id: string; version: number },
  set: Updateable<AccessToken>,
): Promise<TokenRow | undefined> {
  return db
    .updateTable('access_token')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}

type Which =
  | { id: string; kind: TokenRow['kind']; personId?: string }
  | { personId: string; kind?: 'service' };

/** The tokens that it ended; those that had ended before stay as they are. */
export async function revokeTokens(
  db: Tx,
  which: Which,
  { at, why }: { at: Date; why: Revocation },
): Promise<Pick<TokenRow, 'id' | 'name' | 'kind' | 'person_id'>[]> {
  let query = db
    .updateTable('access_token')
    .set({ revoked_at: at, revoked_for: why })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at);
  if ('id' in which) query = query.where('id', '=', which.id);
  if (which.personId !== undefined) query = query.where('person_id', '=', which.personId);
  if (which.kind !== undefined) query = query.where('kind', '=', which.kind);
  return query.returning(['id', 'name', 'kind', 'person_id']).execute();
}

/**
 * Tokens that expire until `until` and whose owners were not told yet; they count as told now. Those made for less than
 * two weeks are left out: their owners have just said when they end.
 */
export function takeExpiring(
  db: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<Pick<TokenRow, 'person_id' | 'name' | 'kind' | 'expires_at'>[]> {
  return db
    .updateTable('access_token')
    .set({ reminded_at: now })
    .where('revoked_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where(sql<boolean>`expires_at - created_at > interval '14 days'`)
    .returning(['person_id', 'name', 'kind', 'expires_at'])
    .execute();
}

export async function deleteEnded(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('access_token')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
}
