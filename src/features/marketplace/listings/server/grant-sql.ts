import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL: whether `access_grant` opens the private profile (S3 or higher) at `now`. Must agree with `domain/stage.ts`. */
export function opensProfile(now: Date | RawBuilder<Date>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(access_grant.stage >= 'S3' and access_grant.ended_at is null
    and access_grant.suspended_at is null and (access_grant.ends_at is null or access_grant.ends_at > ${now}))`;
}
