import { type RawBuilder, sql } from 'kysely';
import { minutes } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';

/** How exactly it is known when somebody was here last: more would be a write with each request. */
export const seenEvery = 5 * minutes;

/** That a person was here. One whose row is held by somebody is noted the next time: nobody waits for this. */
export function personSeen(personId: string, now: Date): RawBuilder<unknown> {
  return sql`update person set last_seen_at = ${now} where id =
    (select id from person where id = ${personId} for no key update skip locked)`;
}

/** That a session was used, and its person here. What cannot be noted fails no request. */
export async function noteSeen(
  db: Reader,
  { sid, sub, now }: { sid: string; sub: string; now: Date },
): Promise<void> {
  const used = sql`update session set updated_at = ${now} where id =
    (select id from session where id = ${sid} for no key update skip locked)`;
  await sql`with used as (${used}) ${personSeen(sub, now)}`.execute(db).catch(() => {});
}
