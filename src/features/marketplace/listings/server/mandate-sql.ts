import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL: whether the person (`null`: no one) has an active engagement on the listing, a column like `listing.id`. */
export function holdsMandate(
  listingId: string,
  personId: string | null | RawBuilder<string | null>,
  now: Date | RawBuilder<Date>,
  { mayApprove = false }: { mayApprove?: boolean } = {},
): Expression<SqlBool> {
  const scope = mayApprove ? sql`and mandate.may_approve` : sql``;
  return sql<SqlBool>`exists (
    select from mandate
    where mandate.listing_id = ${sql.ref(listingId)} and mandate.broker_id = ${personId} and ${inForce(now)} ${scope})`;
}

export function inForce(now: Date | RawBuilder<Date>): Expression<SqlBool> {
  return sql<SqlBool>`(mandate.starts_at <= ${now} and mandate.ended_at is null
    and (mandate.ends_at is null or mandate.ends_at > ${now}))`;
}
