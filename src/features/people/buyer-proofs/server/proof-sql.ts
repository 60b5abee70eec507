import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL over `listing_rule`; false or null if the rule opens nothing automatically. */
export function isVetted(personId: RawBuilder<string | null>, now: RawBuilder<Date>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(listing_rule.opens_vetted
    and (not listing_rule.vetted_identity or proof_stands(${personId}, 'identity', ${now}))
    and (not listing_rule.vetted_funds or proof_stands(${personId}, 'funds', ${now})))`;
}
