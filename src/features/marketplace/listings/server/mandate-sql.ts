import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { brokerAccesses, opensTo } from '../domain/broker-access.ts';

/** SQL: whether the person (`null`: no one) has an active engagement on the listing, a column like `listing.id`. */
export function holdsMandate(
  listingId: string,
  personId: string | null | RawBuilder<string | null>,
  now: Date | RawBuilder<Date>,
  { mayApprove = false, profile }: { mayApprove?: boolean; profile?: 'read' | 'edit' } = {},
): Expression<SqlBool> {
  const approving = mayApprove ? sql`and mandate.may_approve` : sql``;
  const scope = profile ? sql`${approving} and ${opensProfileTo(profile)}` : approving;
  return sql<SqlBool>`exists (
    select from mandate
    where mandate.listing_id = ${sql.ref(listingId)} and mandate.broker_id = ${personId} and ${inForce(now)} ${scope})`;
}

export function inForce(now: Date | RawBuilder<Date>): Expression<SqlBool> {
  return sql<SqlBool>`(mandate.starts_at <= ${now} and mandate.ended_at is null
    and (mandate.ends_at is null or mandate.ends_at > ${now}))`;
}

/** SQL: whether the owner opened that much of the private profile to the broker; says nothing of the time. */
function opensProfileTo(needed: 'read' | 'edit'): Expression<SqlBool> {
  const enough = brokerAccesses.filter((held) => opensTo(held, needed));
  return sql<SqlBool>`mandate.profile_access in (${sql.join(enough)})`;
}
