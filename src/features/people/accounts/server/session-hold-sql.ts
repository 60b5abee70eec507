import type { Reader } from '#platform/context.ts';

/** For downloads that outlast the request's check. */
export async function sessionHolds(
  db: Reader,
  of: { sessionId: string; personId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where('session.id', '=', of.sessionId)
    .where('session.person_id', '=', of.personId)
    .where('session.expires_at', '>', of.now)
    .where('person.banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
