import { expect } from 'vitest';
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

test('the role is revoked', async ({ fresh: { db } }) => {
  await db.insertInto('person').values(ann).execute();
  await grantAdmin(db, ann.email);
  expect(await revokeAdmin(db, ann.email)).toBe('ann@a.example is no admin any more.');
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
  expect(await resetTwoFactor(db, ann.email, app)).toMatch(
    /^ann@a\.example now signs in with the password alone/,
  );
  expect(await db.selectFrom('two_factor').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  const trail = await db.selectFrom('audit_event').select('action').execute();
  expect(trail.map(({ action }) => action)).toEqual(['two-factor-reset']);
  const mails = await db.selectFrom('outgoing_mail').select(['id', 'recipient', 'kind', 'body']).execute();
  expect(mails).toEqual([
    { id: expect.any(String), recipient: ann.email, kind: 'two-factor-reset', body: expect.any(String) },
  ]);
  expect(queued).toEqual([['deliver-mail', { id: mails[0]?.id }]]);
  const body = mails[0]?.body;
  expect(body).toMatch(/^On [A-Z][a-z]+ \d+, \d{4} \(UTC\), the operator of this site removed/m);
  expect(body).toContain('If you did not ask for this, change your password');
  expect(body).toContain('https://cairn.example/user/profile');
});

test('an email address without an account is refused in one line', async ({ fresh: { db } }) => {
  await expect(grantAdmin(db, 'bob@b.example')).rejects.toThrow(
    'No account has the email bob@b.example: sign up with it first, then try again.',
  );
  expect(await db.selectFrom('person_role').selectAll().execute()).toEqual([]);
});
