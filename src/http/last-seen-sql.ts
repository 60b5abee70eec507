import { type RawBuilder, sql } from 'kysely';
import { minutes } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';

/** Precision of "last seen": a smaller value would cause a write for each request. */
export const seenEvery = 5 * minutes;

/** Skips a locked row, so that no request waits. */
export function personSeen(personId: string, now: Date): RawBuilder<unknown> {
  return sql`update person set last_seen_at = ${now} where id =
    (select id from person where id = ${personId} for no key update skip locked)`;
}

export async function noteSeen(
  db: Reader,
  { sid, sub, now }: { sid: string; sub: string; now: Date },
): Promise<void> {
  const used = sql`update session set updated_at = ${now} where id =
    (select id from session where id = ${sid} for no key update skip locked)`;
  await sql`with used as (${used}) ${personSeen(sub, now)}`.execute(db).catch(() => {});
}
