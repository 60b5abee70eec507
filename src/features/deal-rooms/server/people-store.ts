import { notBlocked } from '#features/blocks/server/blocked-sql.ts';
import { opensProfile } from '#features/listings/server/grant-sql.ts';
import type { Reader } from '#platform/context.ts';
import type { BuyerStage } from '../domain/rights.ts';

/** The people with access to a listing, by name. */
export async function peopleWithAccess(db: Reader, listingId: string, now: Date, limit: number) {
  const rows = await grantsInForce(db, listingId, now)
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select(['person.first_name', 'person.last_name'])
    .orderBy('person.first_name')
    .orderBy('person.last_name')
    .orderBy('person.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, stage: storedStage(row.stage) }));
}

function grantsInForce(db: Reader, listingId: string, now: Date) {
  return db
    .selectFrom('access_grant')
    .select(['access_grant.person_id', 'access_grant.stage'])
    .where('access_grant.listing_id', '=', listingId)
    .where(opensProfile(now))
    .where(notBlocked('access_grant.listing_id', 'access_grant.person_id'));
}

const stages: readonly BuyerStage[] = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'];
/** The stage of a grant as it is stored. */
export function storedStage(stored: string): BuyerStage {
  const found = stages.find((stage) => stage === stored);
  if (!found) throw new Error('unknown stage stored');
  return found;
}

/** Whether a session of the person's still holds: what was ended a moment ago ends a download that runs. */
export async function stillSignedIn(
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
