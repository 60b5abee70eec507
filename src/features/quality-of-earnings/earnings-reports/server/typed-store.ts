import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { TypedBy } from '../domain/figure-origins.ts';

export type TypedRow = { at: Date; by: string | null };

/** When and by whom it was typed last; `undefined`: it was removed since. */
export async function typedRow(db: Reader, reviewId: string, of: TypedBy): Promise<TypedRow | undefined> {
  const { rows } = await sql<TypedRow>`
    select typed.at, nullif(concat_ws(' ', person.first_name, person.last_name), '') as by
    from (${typed(reviewId, of)}) as typed left join person on person.id = typed.person_id`.execute(db);
  return rows[0];
}

function typed(reviewId: string, of: TypedBy) {
  if (of.what === 'tax-return')
    return sql`select changed_at as at, changed_by as person_id from earnings_tax_return
      where review_id = ${reviewId} and year = ${of.year}`;
  if (of.what === 'adjustment')
    return sql`select coalesce(typed_at, added_at) as at,
        case when typed_at is null then added_by else typed_by end as person_id from earnings_adjustment
      where review_id = ${reviewId} and id = ${of.id}`;
  return sql`select changed_at as at, changed_by as person_id from earnings_price_terms where review_id = ${reviewId}`;
}
