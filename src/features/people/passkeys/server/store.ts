import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { Passkey, PasskeyChallenge } from '#platform/db/tables.ts';
import { mostPasskeys } from '../domain/passkey-limits.ts';

export type PasskeyRow = Selectable<Passkey>;
type Purpose = 'register' | 'nda' | 'confirm';

export function passkeysOf(db: Reader, personId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPasskeys)
    .execute();
}

/** `false` if the credential is registered already, for any person. */
export async function insertPasskey(db: Tx, row: Insertable<Passkey>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deletePasskey(
  db: Tx,
  of: { id: string; personId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', of.id)
    .where('person_id', '=', of.personId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export function lockPasskey(
  db: Tx,
  { personId, credentialId }: { personId: string | null; credentialId: string },
): Promise<PasskeyRow | undefined> {
  const query = db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).forUpdate();
  return (personId === null ? query : query.where('person_id', '=', personId)).executeTakeFirst();
}

/** Whether this passkey is the only second factor: no app and no other passkey. */
export async function isOnlyFactor(db: Tx, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('app_secret', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && (await passkeysOf(db, personId)).length === 1;
}

export async function markUsed(db: Tx, id: string, use: { counter: number; at: Date }): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ counter: use.counter, last_used_at: use.at })
    .where('id', '=', id)
    .execute();
}

/** Only the newest challenge per person and purpose is valid. */
export async function replaceChallenge(db: Tx, row: Insertable<PasskeyChallenge>): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values(row)
    .onConflict((on) => on.columns(['person_id', 'purpose']).doUpdateSet(row))
    .execute();
}

export function takeChallenge(
  db: Tx,
  of: { personId: string; purpose: Purpose },
): Promise<Selectable<PasskeyChallenge> | undefined> {
  return db
    .deleteFrom('passkey_challenge')
    .where('person_id', '=', of.personId)
    .where('purpose', '=', of.purpose)
    .returningAll()
    .executeTakeFirst();
}
