import { sql } from 'kysely';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { opensProfile } from './grant-sql.ts';
import { type StoredFields, selectedFields } from './private-fields-store.ts';

/** One that buyers were told of is replaced; one that they were not keeps what they saw last. */
export async function noteFigureChange(
  tx: Tx,
  { listingId, was, at }: { listingId: string; was: unknown; at: Date },
): Promise<void> {
  await sql`
    insert into listing_figure_change as change (listing_id, was, changed_at)
    values (${listingId}, ${JSON.stringify(was)}::jsonb, ${at})
    on conflict (listing_id) do update set was = excluded.was, changed_at = excluded.changed_at, told_at = null
    where change.told_at is not null`.execute(tx);
}

type ChangeRow = { listing_id: string; was: unknown; changed_at: Date };

/** Changes since `before` or longer that no one was told of, with what the listing states now. */
export function untoldChanges(
  db: Reader,
  before: Date,
  limit: number,
): Promise<(ChangeRow & StoredFields)[]> {
  return db
    .selectFrom('listing_figure_change as change')
    .innerJoin('listing_profile', 'listing_profile.listing_id', 'change.listing_id')
    .select(['change.listing_id', 'change.was', 'change.changed_at'])
    .select(selectedFields)
    .where('change.told_at', 'is', null)
    .where('change.changed_at', '<=', before)
    .orderBy('change.changed_at')
    .orderBy('change.listing_id')
    .limit(limit)
    .$castTo<ChangeRow & StoredFields>()
    .execute();
}

/** False if another transaction told of it, or it was changed since. */
export async function noteChangeTold(
  tx: Tx,
  { listing_id, changed_at }: Pick<ChangeRow, 'listing_id' | 'changed_at'>,
  at: Date,
): Promise<boolean> {
  const told = await tx
    .updateTable('listing_figure_change')
    .set({ told_at: at })
    .where('listing_id', '=', listing_id)
    .where('changed_at', '=', changed_at)
    .where('told_at', 'is', null)
    .returning('listing_id')
    .executeTakeFirst();
  return told !== undefined;
}

export async function forgetFigureChange(tx: Tx, listingId: string): Promise<void> {
  await tx.deleteFrom('listing_figure_change').where('listing_id', '=', listingId).execute();
}

/** Buyers to whom the private profile was open at `since` and is now. */
export async function readersSince(
  db: Reader,
  { listingId, since, now }: { listingId: string; since: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('access_grant')
    .select('person_id')
    .where('listing_id', '=', listingId)
    .where('granted_at', '<=', since)
    .where(opensProfile(now))
    .where(shownTo('access_grant.listing_id', sql.ref('access_grant.person_id')))
    .execute();
  return rows.map(({ person_id }) => person_id);
}
