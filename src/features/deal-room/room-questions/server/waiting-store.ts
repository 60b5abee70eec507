import { sql } from 'kysely';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate, inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { WaitingPart } from '../domain/waiting.ts';

export type WaitingRow = {
  room_id: string | null;
  listing_id: string | null;
  part: WaitingPart;
  many: string;
  since: Date;
};

/** The rule of `domain/waiting.ts` in SQL: rooms with questions waiting for a person, longest first. */
export async function waitingFor(
  db: Reader,
  { personId, now, limit }: { personId: string; now: Date; limit: number },
): Promise<WaitingRow[]> {
  const acts = sql`exists (select from mandate where mandate.listing_id = listing.id
    and mandate.broker_id = room_question.broker_id and ${inForce(now)})`;
  const mandated = holdsMandate('listing.id', personId, now);
  const decides = holdsMandate('listing.id', personId, now, { mayApprove: true });
  const { rows } = await sql<WaitingRow>`
    with mine as (
      select room_question.id, deal_room.id as room_id, listing.id as listing_id, room_question.asked_at,
        case
          when listing.owner_id = ${personId} and (room_question.state in ('asked', 'drafted', 'approved')
            or (room_question.state = 'routed' and (room_question.route = 'seller'
              or (room_question.route = 'broker' and not ${acts})))) then 'seller'
          when ${mandated} and (room_question.state in ('asked', 'approved')
            or (room_question.state = 'drafted' and ${decides})
            or (room_question.state = 'routed' and room_question.broker_id = ${personId})) then 'broker'
          when room_question.state = 'routed' and exists (select from person where person.id = ${personId}
            and person.email = room_question.expert_email and person.email_verified) then 'expert'
        end as part
      from room_question
        join deal_room on deal_room.id = room_question.room_id and deal_room.closed_at is null
        join listing on listing.id = deal_room.listing_id
      where room_question.state in ('asked', 'routed', 'drafted', 'approved')
        and (listing.owner_id = ${personId} or ${mandated}
          or room_question.expert_email = (select email from person where person.id = ${personId}))
    )
    select case when part = 'expert' then null else room_id end as room_id,
      case when part = 'expert' then null else listing_id end as listing_id,
      part, count(*) as many, min(asked_at) as since
    from mine where part is not null
    group by 1, 2, part
    order by since, 1, part
    limit ${limit}`.execute(db);
  return rows;
}

/** Answers to a buyer's questions that their notices still announce as unread, oldest first; none without access. */
export function unreadAnswersOf(
  db: Reader,
  { personId, now, limit }: { personId: string; now: Date; limit: number },
) {
  return db
    .selectFrom('notification')
    .innerJoin('room_question', (on) =>
      on.on(
        sql<boolean>`notification.path = '/deal-rooms/' || room_question.room_id || '/questions?question=' || room_question.id`,
      ),
    )
    .innerJoin('deal_room', 'deal_room.id', 'room_question.room_id')
    .innerJoin('access_grant', (on) =>
      on
        .onRef('access_grant.listing_id', '=', 'deal_room.listing_id')
        .onRef('access_grant.person_id', '=', 'room_question.asker_id'),
    )
    .select([
      'notification.id',
      'room_question.id as question_id',
      'room_question.room_id',
      'deal_room.listing_id',
      'notification.created_at as since',
    ])
    .where('notification.person_id', '=', personId)
    .where('notification.kind', '=', 'question-moved')
    .where('notification.read_at', 'is', null)
    .where('room_question.asker_id', '=', personId)
    .where('room_question.state', 'in', ['answered', 'published'])
    .where('deal_room.closed_at', 'is', null)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'))
    .orderBy('notification.created_at')
    .orderBy('notification.id')
    .limit(limit)
    .execute();
}
