import { type Insertable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { Mandate } from '#platform/db/tables.ts';
import type { MandateParty, MandateStatus } from '../domain/mandate.ts';

/** Returns false if the address already has an open engagement on the listing. */
export async function insertMandate(db: Tx, row: Insertable<Mandate>): Promise<boolean> {
  const added = await db
    .insertInto('mandate')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['listing_id', 'invited_email']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

function mandates(db: Reader) {
  return db
    .selectFrom('mandate')
    .innerJoin('listing', 'listing.id', 'mandate.listing_id')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'mandate.listing_id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('person as owner', 'owner.id', 'listing.owner_id')
    .leftJoin('person as broker', 'broker.id', 'mandate.broker_id')
    .selectAll('mandate')
    .select([
      'listing.owner_id',
      'listing.status as listing_status',
      'listing.version as listing_version',
      'listing_teaser.title as listing_title',
      'business.business_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'broker.first_name as broker_first_name',
      'broker.last_name as broker_last_name',
      // Only which columns are filled leaves the database, and only of a listing whose owner was asked.
      sql<string[]>`coalesce((select array_agg(field.key)
        from listing_profile cross join lateral jsonb_each_text(to_jsonb(listing_profile)) as field
        where mandate.facts_asked is not null and listing_profile.listing_id = mandate.listing_id
          and field.value <> ''), '{}')`.as('filled_columns'),
    ]);
}

export type MandateRow = NonNullable<Awaited<ReturnType<typeof findMandate>>>;

export function findMandate(db: Reader, id: string) {
  return mandates(db).where('mandate.id', '=', id).executeTakeFirst();
}

export async function lockMandate(db: Tx, id: string): Promise<MandateRow | undefined> {
  return mandates(db).where('mandate.id', '=', id).forNoKeyUpdate('mandate').executeTakeFirst();
}

export async function hasOpenRequest(db: Reader, listingId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('access_request')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', personId)
    .where('status', '<>', 'denied')
    .executeTakeFirst();
  return row !== undefined;
}

export type Whose = { listingId: string } | { brokerId: string; email: string | null };

export function listMandateRows(
  db: Reader,
  whose: Whose,
  page: { cursor: Cursor | null; limit: number },
): Promise<MandateRow[]> {
  let query = mandates(db);
  if ('listingId' in whose) query = query.where('mandate.listing_id', '=', whose.listingId);
  else
    query = query.where((mandate) =>
      mandate.or([
        mandate('mandate.broker_id', '=', whose.brokerId),
        mandate.and([mandate('mandate.status', '=', 'invited'), mandate('invited_email', '=', whose.email)]),
      ]),
    );
  if (page.cursor) query = query.where(after({ at: 'mandate.invited_at', id: 'mandate.id' }, page.cursor));
  return query
    .orderBy('mandate.invited_at', 'desc')
    .orderBy('mandate.id', 'desc')
    .limit(page.limit)
    .execute();
}

export function listInvitations(db: Reader, email: string, now: Date, most: number): Promise<MandateRow[]> {
  return mandates(db)
    .where('invited_email', '=', email)
    .where('mandate.status', '=', 'invited')
    .where('lapses_at', '>', now)
    .orderBy('mandate.invited_at')
    .orderBy('mandate.id')
    .limit(most)
    .execute();
}

export async function countInvitations(db: Reader, email: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('mandate')
    .select(sql<number>`count(*)`.as('n'))
    .where('invited_email', '=', email)
    .where('status', '=', 'invited')
    .where('lapses_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function countOpen(db: Reader, listingId: string): Promise<number> {
  const { n } = await db
    .selectFrom('mandate')
    .select(sql<number>`count(*)`.as('n'))
    .where('listing_id', '=', listingId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Returns false if the version or the status has changed. */
export async function writeMandate(
  db: Tx,
  seen: { id: string; version: number; status: MandateStatus },
  change: Updateable<Mandate>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mandate')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('status', '=', seen.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The row must be locked. */
export async function writeScope(
  db: Tx,
  { id, version }: { id: string; version: number },
  change: Pick<
    Updateable<Mandate>,
    | 'may_approve'
    | 'profile_access'
    | 'scope_asked_at'
    | 'scope_ask'
    | 'facts_asked'
    | 'facts_asked_at'
    | 'facts_words'
  >,
): Promise<void> {
  await db
    .updateTable('mandate')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function recordTransition(
  db: Tx,
  step: {
    mandateId: string;
    from: MandateStatus | null;
    to: MandateStatus;
    actorId: string | null;
    party: MandateParty;
    version: number;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('mandate_transition')
    .values({
      mandate_id: step.mandateId,
      from_status: step.from,
      to_status: step.to,
      actor_id: step.actorId,
      actor_party: step.party,
      version: step.version,
      at: step.at,
    })
    .execute();
}

export function transitionsOf(db: Reader, mandateIds: readonly string[]) {
  return db
    .selectFrom('mandate_transition')
    .select(['mandate_id', 'from_status', 'to_status', 'actor_party', 'at'])
    .where('mandate_id', 'in', mandateIds)
    .orderBy('id')
    .execute();
}

const mostAtOnce = 500;

export async function overdueMandateIds(db: Reader, now: Date): Promise<string[]> {
  const lapsed = db
    .selectFrom('mandate')
    .select('id')
    .where('status', '=', 'invited')
    .where('lapses_at', '<=', now);
  const ranOut = db
    .selectFrom('mandate')
    .select('id')
    .where('status', '=', 'active')
    .where('ends_at', '<=', now);
  const rows = await lapsed.unionAll(ranOut).limit(mostAtOnce).execute();
  return rows.map(({ id }) => id);
}
