import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import { named, type Slots } from '#platform/db/named.ts';

type TextColumn = { table: string; column: string; json: boolean };
type Search = (tx: Tx, text: string) => Promise<boolean>;

const textColumn = z.object({ table: z.string(), column: z.string(), json: z.boolean() });

let known: Promise<Search> | undefined;

export function textSearch(db: Reader): Promise<Search> {
  known ??= prepareSearch(db);
  return known;
}

/** Prepared, because planning a query on every table takes six times as long as running it. */
async function prepareSearch(db: Reader): Promise<Search> {
  const columns = await textColumns(db);
  const rowsWith = named(
    'attack-text-search',
    (compiler, slot: Slots<{ text: string; escaped: string }>) => ({
      compile: () => searchFor(columns, slot).compile(compiler),
    }),
  );
  return async (tx, text) => {
    const rows = await rowsWith(tx, { text, escaped: JSON.stringify(text).slice(1, -1) });
    return rows.length > 0;
  };
}

async function textColumns(db: Reader): Promise<TextColumn[]> {
  const { rows } = await sql`
    select table_name as "table", column_name as "column", data_type = 'jsonb' as json
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')
      and table_name not in ('migration', 'session', 'account')`.execute(db);
  return z.array(textColumn).parse(rows);
}

function searchFor(columns: readonly TextColumn[], slot: Slots<{ text: string; escaped: string }>) {
  const looks = [...Map.groupBy(columns, ({ table }) => table)].map(([table, here]) => {
    const found = here.map(
      ({ column, json }) =>
        sql`position(${sql.ref(json ? 'sought.escaped' : 'sought.plain')} in ${sql.ref(`${table}.${column}`)}::text) > 0`,
    );
    return sql`select 1 from ${sql.table(table)}, sought where ${sql.join(found, sql` or `)}`;
  });
  return sql`
    with sought as materialized (select ${slot('text')}::text as plain, ${slot('escaped')}::text as escaped)
    ${sql.join(looks, sql` union all `)} limit 1`;
}
