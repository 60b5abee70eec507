import type pg from 'pg';
import { z } from 'zod';
import { codeOf } from '../../start-problem.ts';
import { movedCode, movingCode } from '../unavailable.ts';
import { wholeTables } from './whole-tables.ts';

/** Held by a move, so that there is one at a time: "move" as a number. */
const moveLock = 0x6d6f7665;
/** Held while writes are refused; every write holds it shared until its transaction ends: "gate" as a number. */
const gateLock = 0x67617465;

/** Whether this connection may move the site: no other does. */
export async function beginMove(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as may', [moveLock]);
  return rows[0]?.may === true;
}

export async function endMove(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [moveLock]);
}

const openGate = `create or replace function cairn_move.gate() returns trigger language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock_shared(${gateLock}) then
    raise exception 'this site is being moved' using errcode = '${movingCode}';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$`;

const shutGate = `create or replace function cairn_move.gate() returns trigger language plpgsql as $$
begin
  raise exception 'this site was moved' using errcode = '${movedCode}';
end $$`;

/**
 * Puts a gate before every table, which lets writes through until `shutGates`. It refuses in the database, because then
 * it holds for every process, whatever its version; a move that is killed loses its lock, and the gate is open.
 */
export async function putGates(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists cairn_move');
  await client.query(
    'create table if not exists cairn_move.moved (at timestamptz not null, database text, files text)',
  );
  await client.query(openGate);
  for (const table of await wholeTables(client))
    await briefly(
      client,
      `create or replace trigger cairn_move before insert or update or delete on ${table}
       for each row execute function cairn_move.gate()`,
    );
}

/** Refuses writes from here on, and waits for those that run. They are let through again if the connection ends. */
export async function shutGates(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [gateLock]);
}

export async function openGates(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [gateLock]);
}

/** Takes the gates away, with what `noteMoved` has noted. */
export async function removeGates(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'cairn_move' and tgparentid = 0`,
  );
  for (const { name } of z.array(z.object({ name: z.string() })).parse(rows))
    await briefly(client, `drop trigger if exists cairn_move on ${name}`);
  await client.query('drop schema if exists cairn_move cascade');
}

const movedRow = z.object({ at: z.date(), database: z.string().nullable(), files: z.string().nullable() });

/** Where the site went, in words. `null`: that part stayed. */
export type Moved = z.infer<typeof movedRow>;

/** Refuses writes for good. What is refused by the lock until then stays refused. */
export async function noteMoved(client: pg.ClientBase, { at, database, files }: Moved): Promise<void> {
  await client.query('begin');
  try {
    await client.query(shutGate);
    await client.query('delete from cairn_move.moved');
    await client.query('insert into cairn_move.moved (at, database, files) values ($1, $2, $3)', [
      at,
      database,
      files,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Where the site of this database went; `null`: it is here. */
export async function readMoved(client: pg.ClientBase): Promise<Moved | null> {
  const { rows: found } = await client.query(`select to_regclass('cairn_move.moved') is not null as there`);
  if (!found[0]?.there) return null;
  const { rows } = await client.query('select at, database, files from cairn_move.moved');
  return z.array(movedRow).parse(rows)[0] ?? null;
}

const tries = 30;

/** Waits for a table only shortly at a time: what waits for a table holds up all who come after it. */
async function briefly(client: pg.ClientBase, statement: string): Promise<void> {
  await client.query(`set lock_timeout = '1s'`);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return void (await client.query(statement));
      } catch (error) {
        if (codeOf(error) !== '55P03' || attempt === tries) throw error;
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => {});
  }
}
