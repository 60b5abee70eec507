import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type {
  AuthenticatorEnrolment,
  RecoveryCode,
  SignInChallenge,
  TwoFactor,
} from '#platform/db/tables.ts';
import { mostTries } from '../domain/two-factor-limits.ts';

export type TwoFactorRow = Selectable<TwoFactor>;

export function twoFactorOf(db: Reader, personId: string): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('two_factor').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

export function lockTwoFactor(tx: Tx, personId: string): Promise<TwoFactorRow | undefined> {
  return tx
    .selectFrom('two_factor')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
}

/** `true` if it was off. */
export async function turnOn(tx: Tx, row: Insertable<TwoFactor>): Promise<boolean> {
  const added = await tx
    .insertInto('two_factor')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function changeTwoFactor(tx: Tx, personId: string, set: Updateable<TwoFactor>): Promise<void> {
  await tx.updateTable('two_factor').set(set).where('person_id', '=', personId).execute();
}

/** `false` if this or a later code was used: only one of two concurrent requests succeeds. */
export async function takeStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_factor')
    .set({ app_step: step })
    .where('person_id', '=', personId)
    .where((row) => row.or([row('app_step', 'is', null), row('app_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function turnOff(tx: Tx, personId: string): Promise<boolean> {
  // Same lock order as renewing codes: this row, then the codes.
  const { numDeletedRows } = await tx
    .deleteFrom('two_factor')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await tx.deleteFrom('authenticator_enrolment').where('person_id', '=', personId).execute();
  return numDeletedRows > 0n;
}

export async function writeEnrolment(tx: Tx, row: Insertable<AuthenticatorEnrolment>): Promise<void> {
  await tx
    .insertInto('authenticator_enrolment')
    .values(row)
    .onConflict((on) => on.column('person_id').doUpdateSet(row))
    .execute();
}

export function takeEnrolment(tx: Tx, personId: string) {
  return tx
    .deleteFrom('authenticator_enrolment')
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst();
}

export async function writeRecoveryCodes(
  tx: Tx,
  personId: string,
  rows: Insertable<RecoveryCode>[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await tx.insertInto('recovery_code').values(rows).execute();
}

export async function takeRecoveryCode(
  tx: Tx,
  of: { hash: Buffer; personId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: of.now })
    .where('hash', '=', of.hash)
    .where('person_id', '=', of.personId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recoveryCodesLeft(db: Reader, personId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function countPasskeys(db: Reader, personId: string): Promise<number> {
  const { n } = await db
    .selectFrom('passkey')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertChallenge(tx: Tx, row: Insertable<SignInChallenge>): Promise<void> {
  await tx.insertInto('sign_in_challenge').values(row).execute();
}

type Open = { hash: Buffer; now: Date };

/** `undefined` if the challenge has expired, was used up or is unknown. */
export function countTry(tx: Tx, { hash, now }: Open): Promise<Selectable<SignInChallenge> | undefined> {
  return tx
    .updateTable('sign_in_challenge')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst();
}

export function openChallenge(db: Reader, { hash, now }: Open) {
  return db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .executeTakeFirst();
}

/** `false` if another request consumed it first. */
export async function takeChallenge(tx: Tx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenge')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpired(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('authenticator_enrolment').where('expires_at', '<', now).execute();
}
