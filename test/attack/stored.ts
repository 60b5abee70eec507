import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import { named, type Slots } from '#platform/db/named.ts';

export type TextColumn = { table: string; column: string; json: boolean };
type Sought = { text: string; escaped: string };
type Look = (tx: Tx, sought: Sought) => Promise<unknown[]>;
type Search = (tx: Tx, text: string) => Promise<boolean>;

const textColumn = z.object({ table: z.string(), column: z.string(), json: z.boolean() });

let known: Promise<Search> | undefined;

/** Whether a table that this transaction wrote to holds the text. */
export function textSearch(db: Reader): Promise<Search> {
  known ??= prepareSearch(db);
  return known;
}

/** Prepared, because planning a query on many tables takes longer than running it. */
async function prepareSearch(db: Reader): Promise<Search> {
  const byTable = Map.groupBy(await textColumns(db), ({ table }) => table);
  const looks = new Map<string, Look>();
  const lookInto = (tables: readonly string[]): Look =>
    named(`attack-text-search-${looks.size + 1}`, (compiler, slot: Slots<Sought>) => ({
      compile: () =>
        searchFor(
          tables.flatMap((table) => byTable.get(table) ?? []),
          slot,
        ).compile(compiler),
    }));
  return async (tx, text) => {
    const tables = (await writtenTables(tx, {})).map(({ name }) => name).filter((name) => byTable.has(name));
    if (tables.length === 0) return false;
    const key = tables.join(' ');
    const look = looks.get(key) ?? lookInto(tables);
    looks.set(key, look);
    return (await look(tx, { text, escaped: JSON.stringify(text).slice(1, -1) })).length > 0;
  };
}

/**
 * PostgreSQL counts what a transaction writes, savepoints included, and reports it only when the transaction is over.
 * What the same connection wrote just before may be counted too, which makes the search look into more tables.
 */
const writtenTables = named<Record<string, never>, { name: string }>('attack-written-tables', (compiler) => ({
  compile: () =>
    sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) > 0
      order by relname`.compile(compiler),
}));

export async function textColumns(db: Reader): Promise<TextColumn[]> {
  const { rows } = await sql`
    select table_name as "table", column_name as "column", data_type = 'jsonb' as json
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')
      and table_name not in ('migration', 'session', 'account')`.execute(db);
  return z.array(textColumn).parse(rows);
}

function searchFor(columns: readonly TextColumn[], slot: Slots<Sought>) {
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

/** Writes every row again as it is, and past the triggers that keep some from being changed. */
export async function rewriteRows(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    limit 1`.execute(tx);
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const { name } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.ref(name)}`.execute(tx);
}

/** Some text in the column, if there is one. */
export async function textIn(tx: Tx, { table, column, json }: TextColumn): Promise<string | null> {
  const value = sql.ref(column);
  const text = json
    ? sql`jsonb_path_query_first(${value}, 'strict $.** ? (@.type() == "string" && @ != "")') #>> '{}'`
    : sql`nullif(${value}, '')`;
  const { rows } = await sql<{ text: string }>`
    select text from (select ${text} as text from ${sql.table(table)}) as here
    where text is not null limit 1`.execute(tx);
  return rows[0]?.text ?? null;
}
