import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { personSeen } from '#http/last-seen-sql.ts';
import type { Role } from '#kernel/actor.ts';
import { shift } from '#kernel/instant.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { MailedLink, Person, PersonRole } from '#platform/db/tables.ts';
import { forgetDevices } from './device-store.ts';
import { knownDeviceLife } from './known-devices.ts';

export type PersonRow = Selectable<Person>;
export type LinkRow = Selectable<MailedLink>;
export type LinkPurpose = 'password-reset' | 'email-verification' | 'not-me';

/** `false` if the email is taken. */
export async function insertPerson(tx: Tx, row: Insertable<Person>): Promise<boolean> {
  const added = await tx
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function personById(db: Reader, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Call before changing credentials (password, sessions, links, second steps), to avoid deadlocks. */
export function lockPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return tx.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** For changing the email or deleting the row. Upgrading from lockPerson could deadlock with a sign-in. */
export function lockPersonWhole(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return tx.selectFrom('person').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function personByEmail(db: Reader, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function updatePerson(tx: Tx, id: string, set: Updateable<Person>): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('person').set(set).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `false` if the email or the username derived from it is taken. */
export async function changePerson(tx: Tx, id: string, set: Updateable<Person>): Promise<boolean> {
  try {
    return await updatePerson(tx, id, set);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') return false;
    throw error;
  }
}

export async function accountAt(
  db: Reader,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('person_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.person_id;
}

export async function rolesOf(db: Reader, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_role')
    .select('role')
    .where('person_id', '=', personId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

export async function insertRole(tx: Tx, row: Insertable<PersonRole> & { role: Role }): Promise<boolean> {
  const added = await tx
    .insertInto('person_role')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  return added !== undefined;
}

export async function identityAccountsOf(db: Reader, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('account_id')
    .where('person_id', '=', personId)
    .where('provider_id', '=', 'google')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function passwordHashOf(db: Reader, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('person_id', '=', personId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function writePasswordHash(
  tx: Tx,
  personId: string,
  password: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('account')
    .values({
      person_id: personId,
      provider_id: 'credential',
      account_id: personId,
      password,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: now }),
    )
    .execute();
}

/** From now on a password opens nothing, until a new one is set. */
export async function dropPassword(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password: null, updated_at: now })
    .where('person_id', '=', personId)
    .where('provider_id', '=', 'credential')
    .execute();
}

export type SessionRow = { id: string; personId: string; email: string; expiresAt: Date; banned: boolean };

export async function sessionByToken(db: Reader, token: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.token', '=', token)
    .select([
      'session.id as id',
      'session.person_id as personId',
      'person.email as email',
      'session.expires_at as expiresAt',
      sql<boolean>`person.banned_at is not null`.as('banned'),
    ])
    .executeTakeFirst();
}

export async function touchSession(
  tx: Tx,
  { id, personId }: Pick<SessionRow, 'id' | 'personId'>,
  { at, address, userAgent }: { at: Date; address: string; userAgent: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ updated_at: at, ip_address: address, user_agent: userAgent })
    .where('id', '=', id)
    .execute();
  await personSeen(personId, at).execute(tx);
}

/** Returns its device. */
export async function deleteSession(tx: Tx, id: string): Promise<Buffer | null> {
  const row = await tx.deleteFrom('session').where('id', '=', id).returning('device').executeTakeFirst();
  return row?.device ?? null;
}

/**
 * Also ends pending second steps, and forgets the devices. Returns the number of sessions. The caller has locked
 * the person.
 */
export async function deleteSessionsOf(tx: Tx, personId: string, keep?: string): Promise<number> {
  let query = tx.deleteFrom('session').where('person_id', '=', personId);
  if (keep !== undefined) query = query.where('id', '!=', keep);
  const { numDeletedRows } = await query.executeTakeFirst();
  await tx.deleteFrom('sign_in_challenge').where('person_id', '=', personId).execute();
  await forgetDevices(tx, personId, keep);
  return Number(numDeletedRows);
}

export async function replaceLink(
  tx: Tx,
  row: Insertable<MailedLink> & { purpose: LinkPurpose },
): Promise<void> {
  await deleteLinksOf(tx, row.person_id, row.purpose);
  await insertLink(tx, row);
}

export async function insertLink(
  tx: Tx,
  row: Insertable<MailedLink> & { purpose: LinkPurpose },
): Promise<void> {
  await tx.insertInto('mailed_link').values(row).execute();
}

export async function deleteLinksOf(tx: Tx, personId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('mailed_link')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function ownerOfLink(
  db: Reader,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailed_link')
    .select('person_id')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.person_id;
}

/** Only one of two concurrent requests gets it. */
export function takeLink(tx: Tx, hash: Buffer, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  return tx
    .deleteFrom('mailed_link')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
}

/** `false` if this identity token was used before. */
export async function spendToken(tx: Tx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('spent_identity_token')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteExpired(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('confirmed_device').where('confirmed_at', '<', shift(now, -knownDeviceLife)).execute();
  await db.deleteFrom('mailed_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('spent_identity_token').where('expires_at', '<', now).execute();
}
