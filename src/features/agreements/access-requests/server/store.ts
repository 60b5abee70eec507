import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import { opensProfile } from '#features/marketplace/listings/server/grant-sql.ts';
import { holdsMandate, inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import { notBlocked, shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { inTheirPlaces, momentsOf } from '#platform/db/moments.ts';
import type { AccessRequest as AccessRequestTable } from '#platform/db/tables.ts';
import type { Status } from '../domain/status.ts';

export type Scope =
  | { kind: 'sent'; personId: string }
  | { kind: 'received' | 'mandated'; personId: string; now: Date }
  | { kind: 'all' };

/** Returns false if the buyer already has an open request for this listing. */
export async function insertRequest(db: Tx, row: Insertable<AccessRequestTable>): Promise<boolean> {
  const added = await db
    .insertInto('access_request')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['listing_id', 'buyer_id']).where('status', '<>', 'denied').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function requests(db: Reader) {
  return db
    .selectFrom('access_request')
    .innerJoin('listing', 'listing.id', 'access_request.listing_id')
    .innerJoin('listing_teaser', 'listing_teaser.listing_id', 'access_request.listing_id')
    .innerJoin('person as buyer', 'buyer.id', 'access_request.buyer_id')
    .leftJoin('access_grant', (join) =>
      join
        .onRef('access_grant.listing_id', '=', 'access_request.listing_id')
        .onRef('access_grant.person_id', '=', 'access_request.buyer_id')
        .on('access_grant.ended_at', 'is', null),
    )
    .leftJoin('listing_rule', 'listing_rule.listing_id', 'access_request.listing_id')
    .selectAll('access_request')
    .select([
      'listing.owner_id',
      'listing.status as listing_status',
      'listing.auto_approve',
      'listing.admin_may_approve',
      'listing_teaser.title as listing_title',
      'buyer.first_name as buyer_first_name',
      'buyer.last_name as buyer_last_name',
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_email_verified',
      'access_grant.stage as grant_stage',
      'access_grant.granted_at as grant_since',
      'access_grant.ends_at as grant_ends_at',
      'access_grant.suspended_at as grant_suspended_at',
      'access_grant.stage_at as grant_stage_at',
      'access_grant.stage_cause as grant_stage_cause',
      'listing_rule.needs_identity',
      'listing_rule.needs_funds',
      provenUntil('identity').as('identity_until'),
      provenUntil('funds').as('funds_until'),
      isUnderReview('identity').as('identity_under_review'),
      isUnderReview('funds').as('funds_under_review'),
      sql<boolean>`not ${notBlocked('access_request.listing_id', 'access_request.buyer_id')}`.as('blocked'),
    ])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('access_request as other')
            .select('other.id')
            .whereRef('other.listing_id', '=', 'access_request.listing_id')
            .whereRef('other.buyer_id', '=', 'access_request.buyer_id')
            .whereRef('other.id', '<>', 'access_request.id')
            .where('other.status', '<>', 'denied'),
        )
        .as('other_open'),
    );
}

/** SQL: the end of validity of the buyer's proof; null if none was verified. */
function provenUntil(kind: 'identity' | 'funds') {
  return sql<Date | null>`(select max(buyer_proof.valid_until) from buyer_proof
    where buyer_proof.person_id = access_request.buyer_id and buyer_proof.kind = ${kind}
      and buyer_proof.status = 'verified')`;
}

function isUnderReview(kind: 'identity' | 'funds') {
  return sql<boolean>`exists (select from buyer_proof
    where buyer_proof.person_id = access_request.buyer_id and buyer_proof.kind = ${kind}
      and buyer_proof.status = 'requested')`;
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export function findRequest(db: Reader, id: string) {
  return requests(db).where('access_request.id', '=', id).executeTakeFirst();
}

export async function lockRequest(db: Tx, id: string): Promise<RequestRow | undefined> {
  return requests(db).where('access_request.id', '=', id).forNoKeyUpdate('access_request').executeTakeFirst();
}

export function latestRequest(db: Reader, listingId: string, buyerId: string) {
  return requests(db)
    .where('access_request.listing_id', '=', listingId)
    .where('access_request.buyer_id', '=', buyerId)
    .orderBy('access_request.requested_at', 'desc')
    .orderBy('access_request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function blockedRequestIds(db: Reader, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('access_request')
    .innerJoin('listing', 'listing.id', 'access_request.listing_id')
    .select('access_request.id')
    .where('listing.owner_id', '=', ownerId)
    .where('access_request.status', '<>', 'denied')
    .where(sql<boolean>`not ${notBlocked('access_request.listing_id', 'access_request.buyer_id')}`)
    .orderBy('access_request.id')
    .execute();
  return rows.map((row) => row.id);
}

export async function openRequestIds(db: Reader, listingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('access_request')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '<>', 'denied')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Returns false if the version or status changed since it was read. */
export async function writeRequest(
  db: Tx,
  seen: { id: string; version: number; status: Status },
  change: Updateable<AccessRequestTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_request')
    .set(change)
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('status', '=', seen.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recordTransition(
  db: Tx,
  step: {
    requestId: string;
    from: Status | null;
    to: Status;
    actorId: string | null;
    party: string;
    outcome?: Outcome | null;
    reason: string | null;
    version: number;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('access_transition')
    .values({
      request_id: step.requestId,
      from_status: step.from,
      to_status: step.to,
      actor_id: step.actorId,
      actor_party: step.party,
      outcome: step.outcome ?? null,
      reason: step.reason,
      request_version: step.version,
      at: step.at,
    })
    .execute();
}

export function transitionsOf(db: Reader, requestId: string) {
  return db
    .selectFrom('access_transition')
    .select(['from_status', 'to_status', 'actor_party', 'outcome', 'reason', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
}

export async function countByStatus(db: Reader, scope: Scope): Promise<Map<string, number>> {
  const rows = await within(
    db.selectFrom('access_request').innerJoin('listing', 'listing.id', 'access_request.listing_id'),
    scope,
  )
    .select(['access_request.status', sql<number>`count(*)`.as('n')])
    .groupBy('access_request.status')
    .execute();
  return new Map(rows.map((row) => [row.status, Number(row.n)]));
}

export async function countAt(
  db: Reader,
  scope: Scope,
  among: readonly Status[],
  at: readonly Date[],
): Promise<number[]> {
  const last = within(
    db
      .selectFrom('access_transition')
      .innerJoin('access_request', 'access_request.id', 'access_transition.request_id')
      .innerJoin('listing', 'listing.id', 'access_request.listing_id')
      .innerJoin(momentsOf(at), (join) => join.onRef('access_transition.at', '<=', 'moment.at')),
    scope,
  )
    .distinctOn(['moment.place', 'access_transition.request_id'])
    .select(['moment.place', 'access_transition.to_status'])
    .orderBy('moment.place')
    .orderBy('access_transition.request_id')
    .orderBy('access_transition.id', 'desc');
  const rows = await db
    .selectFrom(last.as('last'))
    .where('last.to_status', 'in', among)
    .select(['last.place', sql<number>`count(*)::int`.as('n')])
    .groupBy('last.place')
    .execute();
  return inTheirPlaces(rows, at.length);
}

export function within<T, B extends keyof T, O>(
  query: SelectQueryBuilder<T, B, O>,
  scope: Scope,
): SelectQueryBuilder<T, B, O> {
  if (scope.kind === 'all') return query;
  const { personId } = scope;
  if (scope.kind === 'sent')
    return query.where(
      sql<boolean>`access_request.buyer_id = ${personId} and ${shownTo('access_request.listing_id', personId)}`,
    );
  if (scope.kind === 'mandated') return query.where(holdsMandate('listing.id', personId, scope.now));
  return query.where(
    sql<boolean>`(listing.owner_id = ${personId} or ${holdsMandate('listing.id', personId, scope.now)})`,
  );
}

/** Must not reveal the owner to a buyer whom the owner has not approved. */
export async function knownAmong(
  db: Reader,
  callerId: string,
  personIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const among = sql`(${sql.join(personIds.length > 0 ? personIds : [null])})`;
  const letIn = sql`access_grant.person_id = ${callerId} and ${opensProfile(now)}`;
  const { rows } = await sql<{ id: string }>`
    select access_request.buyer_id as id
      from access_request join listing on listing.id = access_request.listing_id
      where access_request.buyer_id in ${among}
        and (listing.owner_id = ${callerId} or ${holdsMandate('listing.id', callerId, now)})
    union select listing.owner_id
      from access_grant join listing on listing.id = access_grant.listing_id
      where ${letIn} and listing.owner_id in ${among}
    union select mandate.broker_id
      from access_grant join mandate on mandate.listing_id = access_grant.listing_id
      where ${letIn} and mandate.broker_id in ${among} and ${inForce(now)}
    union select listing.owner_id
      from mandate join listing on listing.id = mandate.listing_id
      where mandate.broker_id = ${callerId} and listing.owner_id in ${among} and ${inForce(now)}
    union select mandate.broker_id
      from mandate join listing on listing.id = mandate.listing_id
      where listing.owner_id = ${callerId} and mandate.broker_id in ${among} and ${inForce(now)}`.execute(db);
  return new Set(rows.map((row) => row.id));
}
