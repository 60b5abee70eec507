import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';

/** Experts are identified by their confirmed address. `null` if it is not confirmed. */
export async function confirmedAddress(db: Reader, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** At most one person has a confirmed address. */
export async function peopleAt(db: Reader, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', address)
    .where('email_verified', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasAccess(
  db: Reader,
  of: { listingId: string; now: Date } & ({ personId: string } | { address: string }),
): Promise<boolean> {
  const row = await db
    .selectFrom('access_grant')
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select('access_grant.id')
    .where('access_grant.listing_id', '=', of.listingId)
    .where(opensProfile(of.now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
    .where((where) =>
      'personId' in of ? where('person.id', '=', of.personId) : where('person.email', '=', of.address),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes one buyer's questions and keeps access from ending. Returns whether there is access. */
export async function lockAccess(
  db: Tx,
  of: { listingId: string; personId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .selectFrom('access_grant')
    .select('id')
    .where('listing_id', '=', of.listingId)
    .where('person_id', '=', of.personId)
    .where(opensProfile(of.now))
    .forNoKeyUpdate()
    .execute();
  return rows.length > 0;
}
