import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL: whether this person proved what the rule in a query's `listing_rule` asks of whoever sees the highlights. Null
 * or false where nothing opens by itself.
 */
export function isVetted(personId: RawBuilder<string | null>, now: RawBuilder<Date>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(listing_rule.opens_vetted
    and (not listing_rule.vetted_identity or proof_stands(${personId}, 'identity', ${now}))
    and (not listing_rule.vetted_funds or proof_stands(${personId}, 'funds', ${now})))`;
}
