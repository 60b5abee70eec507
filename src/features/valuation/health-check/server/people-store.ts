import { sql } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader } from '#platform/context.ts';

const mostPeople = 100;

export type PersonRow = { id: string; name: string; owns: boolean; whole: boolean };

export async function peopleRows(db: Reader, checkId: string, now: Date): Promise<PersonRow[]> {
  const ofBusiness = sql`health_check join business on business.id = health_check.business_id`;
  const { rows } = await sql<PersonRow>`
    select person.id, person.first_name || ' ' || person.last_name as name,
      bool_or(owns) as owns, bool_or(whole) as whole
    from (
      select business.owner_id as person_id, true as owns, true as whole
      from ${ofBusiness} where health_check.id = ${checkId}
      union all
      select mandate.broker_id, false, true
      from ${ofBusiness}
        join listing on listing.business_id = business.id
        join mandate on mandate.listing_id = listing.id
      where health_check.id = ${checkId} and mandate.may_approve and ${inForce(now)}
      union all
      select check_helper.person_id, false, false
      from check_helper where check_helper.check_id = ${checkId} and check_helper.status = 'active'
    ) as works join person on person.id = works.person_id
    group by person.id
    order by bool_or(owns) desc, name, person.id
    limit ${mostPeople}`.execute(db);
  return rows;
}
