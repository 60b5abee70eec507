import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import type { chosen } from '../diligence-shapes.ts';
import { overdueBefore, waitingStates } from '../domain/request.ts';
import type { RequestCursor } from './request-cursor.ts';
import { requests } from './request-store.ts';

export type Scope =
  | { kind: 'side'; roomId: string; side: 'seller' | 'broker'; personId: string }
  | { kind: 'asker'; roomId: string; personId: string }
  | { kind: 'expert'; address: string };
export type Chosen = z.output<typeof chosen>;
type Sort = 'due' | 'number';
export type ListedRow = Awaited<ReturnType<typeof requestsIn>>[number];

/** Sorts requests without a due date last. */
const noDay = '9999-12-31';
const dayOf = sql<string>`coalesce(diligence_request.due_on, ${noDay}::date)`;

/** A buyer's list uses their own count as order, so that it does not reveal how many others ask. */
export async function requestsIn(
  db: Reader,
  scope: Scope,
  of: {
    chosen: Omit<Chosen, 'match'>;
    sort: Sort;
    now: Date;
    cursor: RequestCursor | null;
    limit: number;
    among?: readonly string[];
  },
) {
  const place = sql.ref(scope.kind === 'asker' ? 'diligence_request.number' : 'diligence_request.place');
  const day = of.sort === 'due' ? dayOf : sql<string>`${noDay}::date`;
  let query = requests(db)
    .select([
      sql<string>`to_char(${day}, 'YYYY-MM-DD')`.as('sort_day'),
      sql<string>`${place}`.as('sort_place'),
    ])
    .where(inScope(scope))
    .where(fits(scope, of.chosen, of.now));
  if (of.among)
    query = query.where('diligence_request.id', '=', sql<string>`any(${sql.val([...of.among])}::uuid[])`);
  if (of.cursor)
    query = query.where(
      sql<boolean>`(${day}, ${place}::bigint) > (${of.cursor.day}::date, ${of.cursor.place}::bigint)`,
    );
  return query.orderBy(day).orderBy(place).limit(of.limit).execute();
}

function inScope(scope: Scope) {
  if (scope.kind === 'expert') return sql<SqlBool>`diligence_request.expert_email = ${scope.address}`;
  const inRoom = sql<SqlBool>`diligence_request.room_id = ${scope.roomId}`;
  if (scope.kind === 'side') return inRoom;
  return sql<SqlBool>`(${inRoom} and diligence_request.asker_id = ${scope.personId})`;
}

function fits(scope: Scope, { state, owner, person }: Omit<Chosen, 'match'>, now: Date) {
  const parts = [
    ...(state === undefined ? [] : [stands(state, now)]),
    ...(scope.kind === 'side' && owner !== undefined ? [isWorkedOnBy(scope, owner)] : []),
    ...(scope.kind === 'side' && person !== undefined
      ? [sql<SqlBool>`diligence_request.asker_id = ${person}`]
      : []),
  ];
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

const waiting = sql<SqlBool>`diligence_request.state in (${sql.join(waitingStates)})`;
const overdue = (now: Date) =>
  sql<SqlBool>`(${waiting} and diligence_request.due_on < ${overdueBefore(now)}::date)`;

function stands(state: NonNullable<Chosen['state']>, now: Date) {
  if (state === 'waiting') return waiting;
  if (state === 'overdue') return overdue(now);
  if (state === 'over') return sql<SqlBool>`diligence_request.state in ('accepted', 'declined', 'withdrawn')`;
  return sql<SqlBool>`diligence_request.state = ${state}`;
}

function isWorkedOnBy(scope: Extract<Scope, { kind: 'side' }>, owner: NonNullable<Chosen['owner']>) {
  if (owner === 'nobody') return sql<SqlBool>`diligence_request.owner is null`;
  if (owner !== 'me') return sql<SqlBool>`diligence_request.owner = ${owner}`;
  return scope.side === 'seller'
    ? sql<SqlBool>`diligence_request.owner = 'seller'`
    : sql<SqlBool>`diligence_request.broker_id = ${scope.personId}`;
}

export async function countStates(db: Reader, scope: Scope, now: Date) {
  const rows = await db
    .selectFrom('diligence_request')
    .select((select) => [
      'state',
      select.fn.countAll<string>().as('many'),
      sql<string>`count(*) filter (where ${overdue(now)})`.as('overdue'),
    ])
    .where(inScope(scope))
    .groupBy('state')
    .execute();
  return rows.map((row) => ({ state: row.state, many: Number(row.many), overdue: Number(row.overdue) }));
}

export async function askersIn(db: Reader, roomId: string, limit: number) {
  const rows = await db
    .selectFrom('diligence_request')
    .innerJoin('person', 'person.id', 'diligence_request.asker_id')
    .select((select) => [
      'person.id',
      'person.first_name',
      'person.last_name',
      select.fn.countAll<string>().as('many'),
    ])
    .where('diligence_request.room_id', '=', roomId)
    .groupBy('person.id')
    .orderBy('many', 'desc')
    .orderBy('person.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, many: Number(row.many) }));
}

export async function hasAsked(db: Reader, roomId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('diligence_request')
    .select('id')
    .where('room_id', '=', roomId)
    .where('asker_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function countSent(db: Reader, of: { askerId: string; roomIds: readonly string[] }) {
  return db
    .selectFrom('diligence_request')
    .select((select) => ['room_id', select.fn.countAll<string>().as('many')])
    .where('asker_id', '=', of.askerId)
    .where('room_id', 'in', of.roomIds)
    .groupBy('room_id')
    .execute();
}
