import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { reminderDays } from '../domain/reminding.ts';

export async function ndaIdsToRemind(db: Reader, now: Date, limit: number): Promise<string[]> {
  const due = sql<number>`(
    select count(*) from unnest(${[...reminderDays]}::integer[]) as day
    where nda.issued_at + day * interval '24 hours' <= ${now})`;
  const rows = await db
    .selectFrom('nda')
    .select('id')
    .where('status', '=', 'issued')
    // Unsigned passports need no reminder: no one waits for them.
    .where('kind', '=', 'listing')
    .where('reminders', '<', reminderDays.length)
    .where('expires_at', '>', now)
    .where('reminders', '<', due)
    .orderBy('issued_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
