import { type RawBuilder, type SqlBool, sql } from 'kysely';

export function notBlocked(listingId: string, personId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    not exists (select from block join listing blocker on blocker.owner_id = block.owner_id
      where blocker.id = ${sql.ref(listingId)})
    or ${sql.ref(listingId)} not in (select hidden_listings(${sql.ref(personId)})))`;
}

/** A visitor (`null`) sees every listing; a null listing is shown. */
export function shownTo(
  listingId: string,
  personId: string | null | RawBuilder<string>,
): RawBuilder<SqlBool> {
  if (personId === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(listingId)} is null
    or ${sql.ref(listingId)} not in (select hidden_listings(${personId})))`;
}
