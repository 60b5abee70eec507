import { type RawBuilder, sql } from 'kysely';
import { adminActions } from '../domain/event-words.ts';
import type { Feed } from './feed.ts';

/** SQL: a move of the audit log as its action and the new status, every other act as its action alone. */
const act = sql`trail.action || case when trail.action in ('proof-moved', 'broker-request-moved', 'photo-moved', 'order-moved')
  then ' ' || coalesce(trail.detail->>'to', '') else '' end`;

/** What an admin did to others: never their own account, listings and orders, which other histories tell of. */
export function adminActs({ readerId }: Feed): RawBuilder<unknown> {
  return sql`
    select 'admin', 'd' || lpad(trail.id::text, 19, '0'), trail.at, listing.id, ${act}, null, null, 'admin',
      trail.actor_id, true, listing.id, null, null::uuid
    from audit_event trail left join listing on trail.subject_type = 'listing' and listing.id::text = trail.subject_id
    where trail.actor_id = ${readerId} and ${act} in (${sql.join([...adminActions])})
      and trail.subject_id <> ${readerId} and listing.owner_id is distinct from ${readerId}`;
}
