import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckScenario } from '#platform/db/tables.ts';

export type ScenarioRow = Selectable<CheckScenario>;

export function findScenario(db: Reader, id: string): Promise<ScenarioRow | undefined> {
  return db.selectFrom('check_scenario').selectAll().where('id', '=', id).executeTakeFirst();
}

export function scenariosOf(db: Reader, checkId: string): Promise<ScenarioRow[]> {
  return db
    .selectFrom('check_scenario')
    .selectAll()
    .where('check_id', '=', checkId)
    .orderBy('kept_at')
    .orderBy('id')
    .execute();
}

export async function insertScenario(tx: Tx, row: Insertable<CheckScenario>): Promise<void> {
  await tx.insertInto('check_scenario').values(row).execute();
}

export async function othersOf(tx: Tx, checkId: string, name: string, but: string | null) {
  const { count, named } = await tx
    .selectFrom('check_scenario')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(lower(name) = lower(${name}) and id is distinct from ${but}), false)`.as(
        'named',
      ),
    ])
    .where('check_id', '=', checkId)
    .executeTakeFirstOrThrow();
  return { count, named };
}

/** Returns false if it has another version. */
export async function renameRow(
  tx: Tx,
  { id, version }: Pick<ScenarioRow, 'id' | 'version'>,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('check_scenario')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('check_scenario').where('id', '=', id).execute();
}
