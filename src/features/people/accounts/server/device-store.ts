import { sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Session } from '#platform/db/tables.ts';

type Device = { personId: string; device: Buffer };

export async function updateSession(tx: Tx, id: string, set: Updateable<Session>): Promise<void> {
  await tx.updateTable('session').set(set).where('id', '=', id).execute();
}

/** The device of the session; `null` if it began before devices were kept. */
export async function confirmSessionDevice(
  tx: Tx,
  { sessionId, at, secondFactor }: { sessionId: string; at: Date; secondFactor: boolean },
): Promise<Buffer | null> {
  const row = await tx
    .updateTable('session')
    .set({ device_confirmed_at: at, ...(secondFactor ? { second_factor_at: at } : {}) })
    .where('id', '=', sessionId)
    .returning('device')
    .executeTakeFirst();
  return row?.device ?? null;
}

export async function isConfirmedDevice(db: Reader, { personId, device }: Device): Promise<boolean> {
  const row = await db
    .selectFrom('confirmed_device')
    .select('device')
    .where('person_id', '=', personId)
    .where('device', '=', device)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeConfirmedDevice(tx: Tx, { personId, device }: Device, at: Date): Promise<void> {
  await tx
    .insertInto('confirmed_device')
    .values({ person_id: personId, device, confirmed_at: at })
    .onConflict((on) => on.columns(['person_id', 'device']).doUpdateSet({ confirmed_at: at }))
    .execute();
}

export async function forgetDevice(tx: Tx, { personId, device }: Device): Promise<void> {
  await tx
    .deleteFrom('confirmed_device')
    .where('person_id', '=', personId)
    .where('device', '=', device)
    .execute();
}

/** All but that of the session `keep`. */
export async function forgetDevices(tx: Tx, personId: string, keep?: string): Promise<void> {
  let query = tx.deleteFrom('confirmed_device').where('person_id', '=', personId);
  if (keep !== undefined)
    query = query.where(
      sql<boolean>`not exists (select from session where id = ${keep} and session.device = confirmed_device.device)`,
    );
  await query.execute();
}

/** A second factor that is gone was shown in no session. */
export async function forgetSecondFactor(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('person_id', '=', personId)
    .where('second_factor_at', 'is not', null)
    .execute();
}
