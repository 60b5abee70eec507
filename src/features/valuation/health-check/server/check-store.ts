import { type Insertable, type Selectable, sql } from 'kysely';
import { inForce } from '#features/marketplace/listings/server/mandate-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { HealthCheck } from '#platform/db/tables.ts';

export type AskedCheck = Selectable<HealthCheck> & {
  owner_id: string;
  business_name: string;
  industry: string;
  mandated: boolean;
  helper_sections: string[] | null;
  helper_books: boolean | null;
};

type Caller = { personId: string | null; now: Date };

function checksOf(db: Reader, { personId, now }: Caller) {
  return db
    .selectFrom('health_check')
    .innerJoin('business', 'business.id', 'health_check.business_id')
    .leftJoin('check_helper', (join) =>
      join
        .onRef('check_helper.check_id', '=', 'health_check.id')
        .on('check_helper.person_id', '=', personId)
        .on('check_helper.status', '=', 'active'),
    )
    .selectAll('health_check')
    .select([
      'business.owner_id',
      'business.business_name',
      'business.industry',
      mandated(personId, now).as('mandated'),
      'check_helper.sections as helper_sections',
      'check_helper.books as helper_books',
    ]);
}

/** SQL. A check holds exact figures, so a broker who only vets requests cannot read it, as with offers. */
function mandated(personId: string | null, now: Date) {
  return sql<boolean>`exists (
    select from listing join mandate on mandate.listing_id = listing.id
    where listing.business_id = business.id and mandate.broker_id = ${personId}
      and mandate.may_approve and ${inForce(now)})`;
}

export function findCheck(db: Reader, id: string, caller: Caller): Promise<AskedCheck | undefined> {
  return checksOf(db, caller).where('health_check.id', '=', id).executeTakeFirst();
}

export async function lockCheck(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('health_check')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function listCheckRows(
  db: Reader,
  caller: Caller & { personId: string },
  cursor: Cursor | null,
  limit: number,
): Promise<AskedCheck[]> {
  let query = checksOf(db, caller).where(({ eb, or }) =>
    or([
      eb('business.owner_id', '=', caller.personId),
      eb('check_helper.id', 'is not', null),
      mandated(caller.personId, caller.now),
    ]),
  );
  if (cursor) query = query.where(after({ at: 'health_check.created_at', id: 'health_check.id' }, cursor));
  return query
    .orderBy('health_check.created_at', 'desc')
    .orderBy('health_check.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns false if the business already has one. */
export async function insertCheck(tx: Tx, row: Insertable<HealthCheck>): Promise<boolean> {
  const added = await tx
    .insertInto('health_check')
    .values(row)
    .onConflict((clash) => clash.column('business_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function businessFor(db: Reader, businessId: string, { personId, now }: Caller) {
  return db
    .selectFrom('business')
    .select(['business.owner_id', mandated(personId, now).as('mandated')])
    .where('business.id', '=', businessId)
    .executeTakeFirst();
}

export function findOwnCheck(db: Reader, businessId: string) {
  return db
    .selectFrom('health_check')
    .select(['id', 'order_id'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

export async function businessOfListing(db: Reader, listingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('listing')
    .select('business_id')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row?.business_id ?? null;
}

export async function writeOrderId(tx: Tx, checkId: string, orderId: string): Promise<void> {
  await tx.updateTable('health_check').set({ order_id: orderId }).where('id', '=', checkId).execute();
}

/** Answers, papers and invitations are deleted with them; the papers' files become orphaned. */
export async function deleteChecksOf(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .deleteFrom('health_check')
    .where('business_id', 'in', (of) =>
      of.selectFrom('business').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
}

export async function deleteHelpOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom('check_helper')
    .where((of) => of.or([of('person_id', '=', id), of(sql`lower(invited_email)`, '=', email.toLowerCase())]))
    .execute();
}
