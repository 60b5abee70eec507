import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckTask } from '#platform/db/tables.ts';

export type TaskRow = Omit<Selectable<CheckTask>, 'due_on'> & { due_on: string; person_name: string | null };

function tasksWithPeople(db: Reader) {
  return db
    .selectFrom('check_task')
    .leftJoin('person', 'person.id', 'check_task.assignee_id')
    .selectAll('check_task')
    .select([
      sql<string>`to_char(check_task.due_on, 'YYYY-MM-DD')`.as('due_on'),
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('person_name'),
    ]);
}

/** Open tasks by due date, then the others, most recently moved first. */
export function tasksOf(db: Reader, checkId: string): Promise<TaskRow[]> {
  return tasksWithPeople(db)
    .where('check_task.check_id', '=', checkId)
    .orderBy(sql`check_task.status <> 'open'`)
    .orderBy(sql`case when check_task.status = 'open' then check_task.due_on end`)
    .orderBy('check_task.moved_at', 'desc')
    .orderBy('check_task.id')
    .execute();
}

export function findTask(db: Reader, id: string): Promise<TaskRow | undefined> {
  return tasksWithPeople(db).where('check_task.id', '=', id).executeTakeFirst();
}

export async function insertTask(tx: Tx, row: Insertable<CheckTask>): Promise<void> {
  await tx.insertInto('check_task').values(row).execute();
}

/** Returns false if it has another version. */
export async function writeTask(
  tx: Tx,
  { id, version }: Pick<TaskRow, 'id' | 'version'>,
  change: Updateable<CheckTask>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('check_task')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countTasks(tx: Tx, checkId: string, question: string) {
  const { count, taken } = await tx
    .selectFrom('check_task')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(question = ${question} and status = 'open'), false)`.as('taken'),
    ])
    .where('check_id', '=', checkId)
    .executeTakeFirstOrThrow();
  return { count, taken };
}

export type DueTask = Pick<Selectable<CheckTask>, 'id' | 'check_id' | 'assignee_id' | 'question'> & {
  due_on: Date;
};

/** Due open tasks without a reminder; locks them and skips those locked by other transactions. */
export function takeDue(tx: Tx, today: string, limit: number): Promise<DueTask[]> {
  return tx
    .selectFrom('check_task')
    .select(['id', 'check_id', 'assignee_id', 'question'])
    .select(sql<Date>`due_on::timestamp at time zone 'UTC'`.as('due_on'))
    .where('status', '=', 'open')
    .where('reminded_at', 'is', null)
    .where(sql<boolean>`due_on <= ${today}::date`)
    .orderBy('due_on')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markReminded(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.updateTable('check_task').set({ reminded_at: now }).where('id', 'in', ids).execute();
}
