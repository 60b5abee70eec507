import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';

const fields = z.array(
  z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
);
export type ChangedFields = z.infer<typeof fields>;

export type Change = {
  id: string;
  rowId: string | null;
  ruleId: string | null;
  by: string;
  at: Date;
  fields: ChangedFields;
};

export async function insertChange(tx: Tx, change: Change): Promise<void> {
  await tx
    .insertInto('valuation_change')
    .values({
      id: change.id,
      row_id: change.rowId,
      rule_id: change.ruleId,
      changed_by: change.by,
      changed_at: change.at,
      fields: sql`${JSON.stringify(change.fields)}::jsonb`,
    })
    .execute();
}

export async function changePage(db: Reader, from: Cursor | null, limit: number) {
  let query = db
    .selectFrom('valuation_change')
    .leftJoin('valuation_row', 'valuation_row.id', 'valuation_change.row_id')
    .leftJoin('valuation_rule', 'valuation_rule.id', 'valuation_change.rule_id')
    .leftJoin('person', 'person.id', 'valuation_change.changed_by')
    .select([
      'valuation_change.id',
      'valuation_change.row_id',
      'valuation_change.rule_id',
      'valuation_rule.key as rule_key',
      'valuation_change.changed_at',
      'valuation_change.fields',
      'valuation_row.subsector',
      'valuation_row.metric',
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('by_name'),
    ]);
  if (from)
    query = query.where(after({ at: 'valuation_change.changed_at', id: 'valuation_change.id' }, from));
  const rows = await query
    .orderBy('valuation_change.changed_at', 'desc')
    .orderBy('valuation_change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, fields: fields.parse(row.fields) }));
}
export type ChangeRecord = Awaited<ReturnType<typeof changePage>>[number];
