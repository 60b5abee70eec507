import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { WaitlistEntry } from '#platform/db/tables.ts';
import type { Forwarding, ForwardingReason } from '../domain/forwarding.ts';
import type { Waitlist } from '../domain/lists.ts';

export type EntryRow = Selectable<WaitlistEntry>;

/** Returns false if the address is on the list. */
export async function insertEntry(tx: Tx, row: Insertable<WaitlistEntry>): Promise<boolean> {
  const added = await tx
    .insertInto('waitlist_entry')
    .values(row)
    .onConflict((clash) => clash.columns(['list', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function newestEntries(
  db: Reader,
  list: Waitlist | undefined,
  from: Cursor | null,
  size: number,
): Promise<EntryRow[]> {
  let query = db.selectFrom('waitlist_entry').selectAll();
  if (list) query = query.where('list', '=', list);
  if (from) query = query.where(after({ at: 'created_at', id: 'id' }, from));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute();
}

export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | undefined> {
  return tx.selectFrom('waitlist_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function resetEntry(tx: Tx, id: string): Promise<EntryRow> {
  return tx
    .updateTable('waitlist_entry')
    .set({ forwarding: 'kept', attempts: 0 })
    .where('id', '=', id)
    .where('forwarding', '<>', 'forwarded')
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function claimEntry(
  db: Reader,
  id: string,
  now: Date,
  until: Date,
): Promise<EntryRow | undefined> {
  return db
    .updateTable('waitlist_entry')
    .set((of) => ({ claimed_until: until, tried_at: now, attempts: of('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('forwarding', '<>', 'forwarded')
    .where((of) => of.or([of('claimed_until', 'is', null), of('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** An attempt whose claim expired and was taken over does not undo a success. */
export async function settleEntry(
  db: Reader,
  id: string,
  outcome: { forwarding: Forwarding; reason: ForwardingReason | null },
): Promise<void> {
  await db
    .updateTable('waitlist_entry')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .where('forwarding', '<>', 'forwarded')
    .execute();
}

export async function waitingEntryIds(
  db: Reader,
  before: Date,
  without: readonly ForwardingReason[],
): Promise<string[]> {
  const since = sql<Date>`coalesce(tried_at, created_at)`;
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('forwarding', '<>', 'forwarded')
    .where((of) =>
      of.or([of('forwarding', '=', 'kept'), of('reason', 'is', null), of('reason', 'not in', without)]),
    )
    .where(since, '<=', before)
    .orderBy(since)
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}
