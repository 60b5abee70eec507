import type { Reader } from '#platform/context.ts';

/**
 * Whether a session of the person's still holds at `now`. For what runs longer than a request's first look at its key:
 * a session that ended a moment ago ends a download in the middle.
 */
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
