import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { days } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';
import { test } from '#test/support/database.ts';
import { grantAdmin, listAdmins, resetTwoFactor, revokeAdmin } from '../../scripts/admin/roles.ts';

const ann = {
  email: 'ann@a.example',
  email_verified: true,
  first_name: 'Ann',
  last_name: 'Lee',
  username: 'ann_a',
};

test('an existing account becomes an admin once, and the audit log says so', async ({ fresh: { db } }) => {
  const { id } = await db.insertInto('person').values(ann).returning('id').executeTakeFirstOrThrow();
  expect(await listAdmins(db)).toBe('There is no admin yet: npm run admin -- grant EMAIL adds one.');
  expect(await grantAdmin(db, ' Ann@A.example ')).toBe('ann@a.example is an admin from the next request on.');
  expect(await grantAdmin(db, 'ann@a.example')).toBe('ann@a.example is an admin already.');
  expect(await listAdmins(db)).toMatch(/^ann@a\.example \(since \d{4}-\d\d-\d\d\)$/);
  const trail = await db
    .selectFrom('audit_event')
    .select(['action', 'actor_role', 'subject_id', 'detail'])
    .execute();
  expect(trail).toEqual([
    { action: 'role-granted', actor_role: 'system', subject_id: id, detail: { role: 'admin' } },
  ]);
});

async function addTokens(db: Reader, personId: string): Promise<void> {
  for (const kind of ['personal', 'service'])
    await db
      .insertInto('access_token')
      .values({
        id: randomUUID(),
        person_id: personId,
        kind,
        name: kind,
        hash: Buffer.from(kind),
        scopes: ['orders:read'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 1 * days),
      })
      .execute();
}

function revokedTokens(db: Reader) {
  return db
    .selectFrom('access_token')
    .select(['kind', 'revoked_for'])
    .where('revoked_at', 'is not', null)
    .orderBy('kind')
    .execute();
}

test('the role is revoked, and the service tokens with it', async ({ fresh: { db } }) => {
  const { id } = await db.insertInto('person').values(ann).returning('id').executeTakeFirstOrThrow();
  await addTokens(db, id);
  await grantAdmin(db, ann.email);
  expect(await revokeAdmin(db, ann.email)).toBe('ann@a.example is no admin any more.');
  expect(await revokedTokens(db)).toEqual([{ kind: 'service', revoked_for: 'role_taken' }]);
  expect(await revokeAdmin(db, ann.email)).toBe('ann@a.example is no admin.');
  expect(await db.selectFrom('person_role').selectAll().execute()).toEqual([]);
  const trail = await db.selectFrom('audit_event').select('action').orderBy('id').execute();
  expect(trail.map(({ action }) => action)).toEqual(['role-granted', 'role-revoked']);
});

test('a lost second factor is removed with its recovery codes and sessions, and the audit log says so', async ({
  fresh: { db },
}) => {
  const { id } = await db.insertInto('person').values(ann).returning('id').executeTakeFirstOrThrow();
  const queued: [string, object][] = [];
  const enqueue = async (_tx: unknown, job: string, data: object) => void queued.push([job, data]);
  const app = { publicUrl: 'https://cairn.example', enqueue };
  expect(await resetTwoFactor(db, ann.email, app)).toBe('ann@a.example has no two-factor sign-in.');
  expect(queued).toEqual([]);
  const now = new Date();
  await db.insertInto('two_factor').values({ person_id: id, since: now }).execute();
  const code = { person_id: id, hash: Buffer.from('hash'), made_at: now };
  await db.insertInto('recovery_code').values(code).execute();
  await addTokens(db, id);
  expect(await resetTwoFactor(db, ann.email, app)).toMatch(
    /^ann@a\.example now signs in with the password alone/,
  );
  expect(await db.selectFrom('two_factor').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  expect((await revokedTokens(db)).map((row) => row.revoked_for)).toEqual(Array(2).fill('two_factor_reset'));
  const trail = await db.selectFrom('audit_event').select('action').execute();
  expect(trail.map(({ action }) => action)).toEqual(['two-factor-reset']);
  const mails = await db.selectFrom('outgoing_mail').select(['id', 'recipient', 'kind', 'body']).execute();
  expect(mails).toEqual([
    { id: expect.any(String), recipient: ann.email, kind: 'two-factor-reset', body: expect.any(String) },
  ]);
  expect(queued).toEqual([['deliver-mail', { id: mails[0]?.id }]]);
  const body = mails[0]?.body;
  expect(body).toMatch(
    /^On [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time \(\d+:\d\d [AP]M UTC.*\), the operator of this site removed/m,
  );
  expect(body).toContain('If you did not ask for this, change your password');
  expect(body).toContain('https://cairn.example/user/profile');
});

test('an email address without an account is refused in one line', async ({ fresh: { db } }) => {
  await expect(grantAdmin(db, 'bob@b.example')).rejects.toThrow(
    'No account has the email bob@b.example: sign up with it first, then try again.',
  );
  expect(await db.selectFrom('person_role').selectAll().execute()).toEqual([]);
});
