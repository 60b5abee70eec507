import { type Expression, type SqlBool, sql } from 'kysely';

/** SQL: whether the grant in a query's `access_grant` is in force at `now`. */
export function grantInForce(now: Date): Expression<SqlBool> {
  return sql<SqlBool>`(access_grant.ended_at is null
    and (access_grant.ends_at is null or access_grant.ends_at > ${now}))`;
}
