import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { endDevelopmentSessions } from '#features/people/accounts/server/development-limits.ts';
import { mailTwoFactorReset } from '#features/people/two-factor/server/mails.ts';
import { dayOf } from '#kernel/days.ts';
import type { DB } from '#platform/db/tables.ts';
import { StartProblem } from '#platform/start-problem.ts';

type Person = { id: string; email: string };

/** Returns a message. Throws StartProblem if there is no such account. */
export async function grantAdmin(db: Kysely<DB>, email: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const person = await personBy(tx, email);
    const { numInsertedOrUpdatedRows: changed } = await tx
      .insertInto('person_role')
      .values({ person_id: person.id, role: 'admin', granted_at: new Date(), granted_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!changed) return `${person.email} is an admin already.`;
    await endDevelopmentSessions(tx, person.id);
    await record(tx, 'role-granted', person);
    return `${person.email} is an admin from the next request on.`;
  });
}

export async function revokeAdmin(db: Kysely<DB>, email: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const person = await personBy(tx, email);
    const { numDeletedRows: changed } = await tx
      .deleteFrom('person_role')
      .where('person_id', '=', person.id)
      .where('role', '=', 'admin')
      .executeTakeFirst();
    if (!changed) return `${person.email} is no admin.`;
    await revokeTokens(tx, person, 'role_taken');
    await record(tx, 'role-revoked', person);
    return `${person.email} is no admin any more.`;
  });
}

export type AppLine = { publicUrl: string; enqueue: Enqueue };
type Enqueue = (tx: Transaction<DB>, job: string, data: Record<string, unknown>) => Promise<void>;

/** For a person who lost every second factor: the password alone suffices again. Notifies them; returns a message. */
export async function resetTwoFactor(
  db: Kysely<DB>,
  email: string,
  { publicUrl, enqueue }: AppLine,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const person = await personBy(tx, email);
    const { numDeletedRows: changed } = await tx
      .deleteFrom('two_factor')
      .where('person_id', '=', person.id)
      .executeTakeFirst();
    if (!changed) return `${person.email} has no two-factor sign-in.`;
    for (const table of ['recovery_code', 'authenticator_enrolment', 'sign_in_challenge', 'session'] as const)
      await tx.deleteFrom(table).where('person_id', '=', person.id).execute();
    await revokeTokens(tx, person, 'two_factor_reset');
    await record(tx, 'two-factor-reset', person);
    const work = {
      db: tx,
      now: new Date(),
      newId: () => randomUUID(),
      link: (path: string) => `${publicUrl}${path}`,
      enqueue: (job: string, data: Record<string, unknown>) => enqueue(tx, job, data),
    };
    await mailTwoFactorReset(work, person.id, 'operator');
    return `${person.email} now signs in with the password alone, was signed out everywhere, and was notified by email.`;
  });
}

/** Service tokens alone end with the role. */
async function revokeTokens(
  tx: Transaction<DB>,
  { id }: Person,
  why: 'role_taken' | 'two_factor_reset',
): Promise<void> {
  let query = tx
    .updateTable('access_token')
    .set({ revoked_at: new Date(), revoked_for: why })
    .where('person_id', '=', id)
    .where('revoked_at', 'is', null);
  if (why === 'role_taken') query = query.where('kind', '=', 'service');
  await query.execute();
}

export async function listAdmins(db: Kysely<DB>): Promise<string> {
  const admins = await db
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('role', '=', 'admin')
    .orderBy('granted_at')
    .select(['email', 'granted_at'])
    .execute();
  if (admins.length === 0) return 'There is no admin yet: npm run admin -- grant EMAIL adds one.';
  return admins.map(({ email, granted_at }) => `${email} (since ${dayOf(granted_at)})`).join('\n');
}

async function personBy(tx: Transaction<DB>, email: string): Promise<Person> {
  const found = await tx
    .selectFrom('person')
    .where('email', '=', email.trim().toLowerCase())
    .select(['id', 'email'])
    .forUpdate()
    .executeTakeFirst();
  if (!found)
    throw new StartProblem(`No account has the email ${email}: sign up with it first, then try again.`);
  return found;
}

async function record(tx: Transaction<DB>, action: string, person: Person): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      at: new Date(),
      actor_id: null,
      actor_role: 'system',
      request_id: 'admin-command',
      action,
      subject_type: 'person',
      subject_id: person.id,
      detail: JSON.stringify(action.startsWith('role-') ? { role: 'admin' } : { checked: 'operator' }),
    })
    .execute();
}
