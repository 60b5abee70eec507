import type { Insertable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { SessionConfirmation } from '#platform/db/tables.ts';

const most = 100;

export function sessionsOf(db: Reader, personId: string, now: Date) {
  return db
    .selectFrom('session')
    .select([
      'id',
      'ip_address',
      'user_agent',
      'time_zone',
      'created_at',
      'updated_at',
      'second_factor_at',
      'device_confirmed_at',
    ])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export function deleteSession(tx: Tx, of: { id: string; personId: string }) {
  return tx
    .deleteFrom('session')
    .where('id', '=', of.id)
    .where('person_id', '=', of.personId)
    .returning('device')
    .executeTakeFirst();
}

export async function writeConfirmation(tx: Tx, row: Insertable<SessionConfirmation>): Promise<void> {
  await tx
    .insertInto('session_confirmation')
    .values(row)
    .onConflict((on) => on.column('session_id').doUpdateSet(row))
    .execute();
}

export async function confirmedAt(db: Reader, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session_confirmation')
    .select('confirmed_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.confirmed_at;
}

export function hasIdentity(db: Reader, personId: string): Promise<boolean> {
  return hasAccountAt(db, personId, 'google');
}

export function hasSso(db: Reader, personId: string): Promise<boolean> {
  return hasAccountAt(db, personId, 'single-sign-on');
}

async function hasAccountAt(db: Reader, personId: string, provider: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', personId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return row !== undefined;
}
