import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { ValuationRow, ValuationRule } from '#platform/db/tables.ts';

type Days = { as_of: string; reviewed_on: string };
export type RowRecord = Omit<Selectable<ValuationRow>, keyof Days> & Days;
export type RuleRecord = Omit<Selectable<ValuationRule>, keyof Days> & Days;

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

function rowsIn(db: Reader) {
  return db
    .selectFrom('valuation_row')
    .selectAll()
    .select([day('as_of').as('as_of'), day('reviewed_on').as('reviewed_on')]);
}

function rulesIn(db: Reader) {
  return db
    .selectFrom('valuation_rule')
    .selectAll()
    .select([day('as_of').as('as_of'), day('reviewed_on').as('reviewed_on')]);
}

export function allRows(db: Reader, { retired }: { retired: boolean }): Promise<RowRecord[]> {
  let query = rowsIn(db);
  if (!retired) query = query.where('retired_at', 'is', null);
  return query
    .orderBy(sql`array_position(array['size', 'trade', 'market'], kind)`)
    .orderBy('from_cents')
    .orderBy('industries')
    .orderBy('subsector')
    .orderBy('metric')
    .orderBy('id')
    .execute();
}

export function lockRow(tx: Tx, id: string): Promise<RowRecord | undefined> {
  return rowsIn(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function allRules(db: Reader): Promise<RuleRecord[]> {
  return rulesIn(db).orderBy('key').execute();
}

export function lockRule(tx: Tx, id: string): Promise<RuleRecord | undefined> {
  return rulesIn(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Source = Pick<RowRecord, 'as_of' | 'reviewed_on' | 'source' | 'source_url' | 'verified' | 'note'>;
type Figures = Pick<RowRecord, 'low' | 'high' | 'middle' | 'middle_kind' | 'retired_at'>;

/** Writes the row if it still has this version; returns whether it did. */
export async function writeRow(
  tx: Tx,
  { id, version }: Pick<RowRecord, 'id' | 'version'>,
  change: Source & Figures,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('valuation_row')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes the rule if it still has this version; returns whether it did. */
export async function writeRule(
  tx: Tx,
  { id, version }: Pick<RuleRecord, 'id' | 'version'>,
  change: Source & Pick<RuleRecord, 'value'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('valuation_rule')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
