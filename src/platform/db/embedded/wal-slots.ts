import type pg from 'pg';
import { z } from 'zod';
import { type Lsn, lsnOf } from './lsn.ts';

const row = z.object({ name: z.string(), kept: z.string().nullable() });

/** `kept`: the server has the WAL from there on; `null`: it gave up on it. */
export type WalSlot = { name: string; kept: Lsn | null };

const prefix = 'cairn_wal_';

/** The slots that keep WAL until it is received. */
export async function walSlots(client: pg.ClientBase): Promise<WalSlot[]> {
  const { rows } = await client.query(
    `select slot_name as name, case when wal_status <> 'lost' then restart_lsn::text end as kept
     from pg_replication_slots where slot_type = 'physical' and starts_with(slot_name, $1) order by slot_name`,
    [prefix],
  );
  return z
    .array(row)
    .parse(rows)
    .map(({ name, kept }) => ({ name: name.slice(prefix.length), kept: kept === null ? null : lsnOf(kept) }));
}

/** The server keeps its WAL from now on, up to `max_slot_wal_keep_size`. */
export async function createWalSlot(client: pg.ClientBase, name: string): Promise<Lsn> {
  const { rows } = await client.query(
    'select lsn::text as lsn from pg_create_physical_replication_slot($1, true)',
    [fullSlotName(name)],
  );
  return lsnOf(z.object({ lsn: z.string() }).parse(rows[0]).lsn);
}

export async function dropWalSlots(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query('select pg_drop_replication_slot($1)', [fullSlotName(name)]);
}

export function fullSlotName(name: string): string {
  return prefix + name;
}
