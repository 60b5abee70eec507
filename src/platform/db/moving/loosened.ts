import type pg from 'pg';
import { z } from 'zod';
import { wholeTables } from './whole-tables.ts';

const rows = z.array(z.object({ now: z.string(), later: z.string() }));
const laterRows = z.array(z.object({ statement: z.string() }));

/** Foreign keys, of which some point at each other. */
const foreignKeys = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as now,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as later
  from pg_constraint where contype = 'f' and conparentid = 0
    and connamespace in (current_schema()::regnamespace, 'jobs'::regnamespace) order by 1`;

/** Indexes that enforce nothing: to build one of a full table takes a fraction of filling it row by row. */
const indexes = `select format('drop index %s', i.indexrelid::regclass) as now, pg_get_indexdef(i.indexrelid) as later
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where not i.indisunique and t.relkind = 'r' and not t.relispartition
    and c.relnamespace in (current_schema()::regnamespace, 'jobs'::regnamespace)
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`;

/** What keeps the record from being changed. An owner may grant to itself what a migration has revoked. */
const rights = `select format('grant %s on %s to current_user', string_agg(p, ', ' order by p), c.oid::regclass) as now,
    format('revoke %s on %s from current_user', string_agg(p, ', ' order by p), c.oid::regclass) as later
  from pg_class c, unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) p
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relacl is not null
    and not exists (select from aclexplode(c.relacl) a
      where a.grantee = (select oid from pg_roles where rolname = current_user) and a.privilege_type = p)
  group by c.oid order by 1`;

/**
 * Takes away what would hinder the copy: foreign keys, triggers, revoked rights and indexes. The statements that bring
 * all of it back are kept in the database, in case this process is killed.
 */
export async function loosen(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query('create table cairn_move.later (place integer primary key, statement text not null)');
    let place = 0;
    const later = async (statement: string) => {
      place += 1;
      await client.query('insert into cairn_move.later (place, statement) values ($1, $2)', [
        place,
        statement,
      ]);
    };
    for (const query of [rights, foreignKeys, indexes]) {
      const found = rows.parse((await client.query(query)).rows);
      for (const { later: statement } of found) await later(statement);
      for (const { now } of found) await client.query(now);
    }
    for (const table of await wholeTables(client)) {
      await client.query(`alter table ${table} disable trigger user`);
      await later(`alter table ${table} enable trigger user`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Builds the indexes, which need not wait for the last rows. */
export async function buildIndexes(client: pg.ClientBase): Promise<void> {
  for (const statement of await kept(client, `statement like 'CREATE %'`)) {
    await client.query('begin');
    await client.query(statement);
    await client.query('delete from cairn_move.later where statement = $1', [statement]);
    await client.query('commit');
  }
}

/** Brings back everything. Foreign keys are checked against the rows. */
export async function fasten(client: pg.ClientBase): Promise<void> {
  for (const statement of await kept(client, 'true')) await client.query(statement);
}

async function kept(client: pg.ClientBase, which: string): Promise<string[]> {
  const found = await client.query(
    `select statement from cairn_move.later where ${which} order by place desc`,
  );
  return laterRows.parse(found.rows).map(({ statement }) => statement);
}
