import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';

export type TextColumn = { table: string; column: string; json: boolean };

const column = z.object({ table: z.string(), column: z.string(), json: z.boolean() });

/** Every column that can hold what somebody wrote. */
export async function textColumns(db: Reader): Promise<TextColumn[]> {
  const { rows } = await sql`
    select table_name as "table", column_name as "column", data_type = 'jsonb' as json
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')
      and table_name not in ('migration', 'session', 'account')`.execute(db);
  return z.array(column).parse(rows);
}

/** Whether some column holds the text, as it is or inside of something longer. */
export async function holds(tx: Tx, columns: readonly TextColumn[], text: string): Promise<boolean> {
  const escaped = JSON.stringify(text).slice(1, -1);
  const looks = columns.map(
    ({ table, column, json }) =>
      sql`select 1 from ${sql.table(table)} where position(${json ? escaped : text} in ${sql.ref(column)}::text) > 0`,
  );
  const { rows } = await sql`${sql.join(looks, sql` union all `)} limit 1`.execute(tx);
  return rows.length > 0;
}
