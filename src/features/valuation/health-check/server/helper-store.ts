import { type Insertable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { CheckHelper } from '#platform/db/tables.ts';

function helpers(db: Reader) {
  return db
    .selectFrom('check_helper')
    .innerJoin('health_check', 'health_check.id', 'check_helper.check_id')
    .innerJoin('business', 'business.id', 'health_check.business_id')
    .leftJoin('person', 'person.id', 'check_helper.person_id')
    .selectAll('check_helper')
    .select(['business.owner_id', 'person.first_name', 'person.last_name'])
    .select(
      sql<number>`(select count(*)::int from check_answer
        where check_answer.check_id = check_helper.check_id and answered_by = check_helper.person_id)`.as(
        'answered',
      ),
    );
}

export type HelperRow = NonNullable<Awaited<ReturnType<typeof findHelper>>>;
type Page = { cursor: Cursor | null; limit: number };

export function findHelper(db: Reader, id: string) {
  return helpers(db).where('check_helper.id', '=', id).executeTakeFirst();
}

export function lockHelper(tx: Tx, id: string): Promise<HelperRow | undefined> {
  return helpers(tx).where('check_helper.id', '=', id).forNoKeyUpdate('check_helper').executeTakeFirst();
}

export function helpersOf(db: Reader, checkId: string, page: Page): Promise<HelperRow[]> {
  return inOrder(helpers(db).where('check_helper.check_id', '=', checkId), page);
}

export function invitationsTo(db: Reader, email: string, page: Page): Promise<HelperRow[]> {
  const waiting = helpers(db)
    .where(sql<string>`lower(invited_email)`, '=', email)
    .where('check_helper.status', '=', 'invited');
  return inOrder(waiting, page);
}

function inOrder(query: ReturnType<typeof helpers>, { cursor, limit }: Page): Promise<HelperRow[]> {
  const place = { at: 'check_helper.invited_at', id: 'check_helper.id' };
  return (cursor ? query.where(after(place, cursor)) : query)
    .orderBy('check_helper.invited_at', 'desc')
    .orderBy('check_helper.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenHelpers(db: Reader, checkId: string): Promise<number> {
  const { n } = await db
    .selectFrom('check_helper')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('check_id', '=', checkId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns false if this address has an open one for the check. */
export async function insertHelper(tx: Tx, row: Insertable<CheckHelper>): Promise<boolean> {
  const added = await tx
    .insertInto('check_helper')
    .values(row)
    .onConflict((clash) =>
      clash.expression(sql`check_id, lower(invited_email)`).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function writeHelper(tx: Tx, id: string, change: Updateable<CheckHelper>): Promise<void> {
  await tx
    .updateTable('check_helper')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
