import type pg from 'pg';
import { z } from 'zod';

const ours = `n.nspname in (current_schema(), 'jobs')
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const nameRows = z.array(z.object({ name: z.string() }));

/** The tables of the site and of its jobs, as SQL names them; of a table with partitions, the table itself. */
export async function wholeTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and ${ours} order by 1`,
  );
  return nameRows.parse(rows).map(({ name }) => name);
}

const tableRows = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    types: z.array(z.string()),
    key: z.array(z.string()).nullable(),
  }),
);

/** `columns`: those that are not generated. `key`: the columns of the primary key. All as SQL names them. */
export type WholeTable = z.infer<typeof tableRows>[number];

export async function describeTables(client: pg.ClientBase): Promise<WholeTable[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attname) as columns,
       array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attname) as types,
       (select array_agg(quote_ident(a.attname) order by a.attname) from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.conrelid = c.oid and k.contype = 'p') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and ${ours} order by 1`,
  );
  return tableRows.parse(rows);
}

const partitionRows = z.array(z.object({ name: z.string(), of: z.string(), bound: z.string() }));

/** `bound`: the clause that says what it holds. */
export type Partition = z.infer<typeof partitionRows>[number];

export async function describePartitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name, i.inhparent::regclass::text as of,
       pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
     where c.relkind = 'r' and c.relispartition and ${ours} order by 1`,
  );
  return partitionRows.parse(rows);
}

/** Adds those that are missing: the queue makes some as time goes by. */
export async function addPartitions(client: pg.ClientBase, of: readonly Partition[]): Promise<void> {
  const there = new Set((await describePartitions(client)).map(({ name }) => name));
  for (const { name, of: table, bound } of of)
    if (!there.has(name)) await client.query(`create table ${name} partition of ${table} ${bound}`);
}

const sequenceRows = z.array(z.object({ name: z.string() }));
const positionRows = z.tuple([z.object({ last: z.string(), called: z.boolean() })]);

/** Where a sequence is. `called`: whether it has given the value `last`. */
export type Sequence = { name: string; last: string; called: boolean };

export async function describeSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${ours} order by 1`,
  );
  const found: Sequence[] = [];
  for (const { name } of sequenceRows.parse(rows)) {
    const at = await client.query(`select last_value::text as last, is_called as called from ${name}`);
    found.push({ name, ...positionRows.parse(at.rows)[0] });
  }
  return found;
}

export async function placeSequences(client: pg.ClientBase, at: readonly Sequence[]): Promise<void> {
  for (const { name, last, called } of at)
    await client.query('select setval($1::text::regclass, $2::bigint, $3)', [name, last, called]);
}
