import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';
import { overdueBefore, waitingStates } from '../domain/request.ts';

type Part = 'seller' | 'broker' | 'buyer' | 'expert';
export type WaitingRow = {
  room_id: string | null;
  listing_id: string | null;
  part: Part;
  many: string;
  overdue: string;
  since: Date;
};

/** Owner: unassigned requests and new notes; broker, expert: assigned ones; buyer: answers to review. */
export async function waitingFor(
  db: Reader,
  of: { personId: string; now: Date; limit: number },
): Promise<WaitingRow[]> {
  const waits = sql`diligence_request.state in (${sql.join(waitingStates)})`;
  const { rows } = await sql<WaitingRow>`
    with mine as (
      select 'seller' as part, diligence_request.id
      from diligence_request
        join deal_room on deal_room.id = diligence_request.room_id
        join listing on listing.id = deal_room.listing_id
      where listing.owner_id = ${of.personId} and ${waits}
        and (coalesce(diligence_request.owner, 'seller') = 'seller'
          or diligence_request.note is not null
          or (diligence_request.owner = 'broker' and not exists (select from mandate
            where mandate.listing_id = listing.id and mandate.broker_id = diligence_request.broker_id
              and ${inForce(of.now)})))
      union all
      select 'broker', diligence_request.id
      from diligence_request
        join deal_room on deal_room.id = diligence_request.room_id
      where diligence_request.broker_id = ${of.personId} and ${waits}
        and exists (select from mandate where mandate.listing_id = deal_room.listing_id
          and mandate.broker_id = ${of.personId} and ${inForce(of.now)})
      union all
      select 'buyer', diligence_request.id
      from diligence_request
        join deal_room on deal_room.id = diligence_request.room_id
        join access_grant on access_grant.listing_id = deal_room.listing_id
          and access_grant.person_id = diligence_request.asker_id
      where diligence_request.asker_id = ${of.personId} and diligence_request.state = 'answered'
        and deal_room.published_at is not null and ${opensProfile(of.now)}
        and ${notBlocked('access_grant.listing_id', 'access_grant.person_id')}
      union all
      select 'expert', diligence_request.id
      from diligence_request
        join person on person.email = diligence_request.expert_email and person.email_verified
      where person.id = ${of.personId} and ${waits}
    )
    select
      case when mine.part = 'expert' then null else diligence_request.room_id end as room_id,
      case when mine.part = 'expert' then null else deal_room.listing_id end as listing_id,
      mine.part, count(*) as many,
      count(*) filter (where ${waits}
        and diligence_request.due_on < ${overdueBefore(of.now)}::date) as overdue,
      min(case when mine.part in ('broker', 'expert')
        then coalesce(diligence_request.assigned_at, diligence_request.asked_at)
        else coalesce(diligence_request.answered_at, diligence_request.asked_at) end) as since
    from mine
      join diligence_request on diligence_request.id = mine.id
      join deal_room on deal_room.id = diligence_request.room_id and deal_room.closed_at is null
    group by 1, 2, mine.part
    order by since, 1, mine.part
    limit ${of.limit}`.execute(db);
  return rows;
}
