import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#platform/db/tables.ts';
import { StartProblem } from '#platform/start-problem.ts';

type Person = { id: string; email: string };

/** Makes an existing account an admin; returns what to tell. Throws StartProblem when nobody has that e-mail. */
export async function grantAdmin(db: Kysely<DB>, email: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const person = await personBy(tx, email);
    const { numInsertedOrUpdatedRows: changed } = await tx
      .insertInto('person_role')
      .values({ person_id: person.id, role: 'admin', granted_at: new Date(), granted_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!changed) return `${person.email} is an admin already.`;
    await record(tx, 'role-granted', person);
    return `${person.email} is an admin from the next request on.`;
  });
}

/** Takes the role away; returns what to tell. Throws StartProblem when nobody has that e-mail. */
export async function revokeAdmin(db: Kysely<DB>, email: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const person = await personBy(tx, email);
    const { numDeletedRows: changed } = await tx
      .deleteFrom('person_role')
      .where('person_id', '=', person.id)
      .where('role', '=', 'admin')
      .executeTakeFirst();
    if (!changed) return `${person.email} is no admin.`;
    await record(tx, 'role-revoked', person);
    return `${person.email} is no admin any more.`;
  });
}

/** One admin a line, with the day since when. */
export async function listAdmins(db: Kysely<DB>): Promise<string> {
  const admins = await db
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .where('role', '=', 'admin')
    .orderBy('granted_at')
    .select(['email', 'granted_at'])
    .execute();
  if (admins.length === 0) return 'There is no admin yet: npm run admin -- grant E-MAIL makes one.';
  return admins
    .map(({ email, granted_at }) => `${email} (since ${granted_at.toISOString().slice(0, 10)})`)
    .join('\n');
}

async function personBy(tx: Transaction<DB>, email: string): Promise<Person> {
  const found = await tx
    .selectFrom('person')
    .where('email', '=', email.trim().toLowerCase())
    .select(['id', 'email'])
    .forUpdate()
    .executeTakeFirst();
  if (!found)
    throw new StartProblem(`No account has the e-mail ${email}: sign up with it first, then try again.`);
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
      detail: JSON.stringify({ role: 'admin' }),
    })
    .execute();
}
