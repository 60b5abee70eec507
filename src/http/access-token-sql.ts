import { sql } from 'kysely';
import type { Role, TokenKind } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import { named } from '#platform/db/named.ts';

export type StoredToken = {
  id: string;
  kind: TokenKind;
  personId: string;
  scopes: string[];
  listingIds: string[];
  roomIds: string[];
  usedAt: Date | null;
  roles: Role[];
  secured: boolean;
};

/** Token, person, ban and roles in one statement, as for sessions: a revocation holds from the next request on. */
export const tokenByHash = named<{ hash: Buffer; now: Date }, StoredToken>('token-by-hash', (db, slot) =>
  db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .where('access_token.hash', '=', slot('hash'))
    .where('access_token.revoked_at', 'is', null)
    .where('access_token.expires_at', '>', slot('now'))
    .where('person.banned_at', 'is', null)
    .where('person.closed_at', 'is', null)
    .select([
      'access_token.id as id',
      sql<TokenKind>`access_token.kind`.as('kind'),
      'access_token.person_id as personId',
      'access_token.scopes as scopes',
      'access_token.listing_ids as listingIds',
      'access_token.room_ids as roomIds',
      'access_token.last_used_at as usedAt',
      sql<Role[]>`array(select role from person_role where person_id = person.id order by role)`.as('roles'),
      sql<boolean>`exists (select from two_factor where person_id = person.id)`.as('secured'),
    ]),
);

/** Skips a locked row, so that no request waits. */
export async function noteTokenUse(
  db: Reader,
  { id, at, network, program }: { id: string; at: Date; network: string; program: string },
): Promise<void> {
  const used = sql`update access_token
    set last_used_at = ${at}, last_used_network = ${network}, last_used_program = ${program}
    where id = (select id from access_token where id = ${id} for no key update skip locked)`;
  await used.execute(db).catch(() => {});
}

/** For downloads that outlast the request's check. */
export async function tokenHolds(db: Reader, of: { tokenId: string; now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .select('access_token.id')
    .where('access_token.id', '=', of.tokenId)
    .where('access_token.revoked_at', 'is', null)
    .where('access_token.expires_at', '>', of.now)
    .where('person.banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
