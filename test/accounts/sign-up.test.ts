import { describe, expect } from 'vitest';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { testApp } from '../http/test-app.ts';
import { test } from '../support/database.ts';
import { ann, signUp } from './people.ts';

describe('sign-up', () => {
  test('creates a person without a role and mails a confirmation link', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const { app, queued } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const response = await callerOf(app)('POST', '/users/create', {
      body: { ...ann, email: ' Ann@Shop.Example'.trim() },
    });
    expect(response.status).toBe(201);
    const person = await tx.selectFrom('person').selectAll().executeTakeFirstOrThrow();
    expect(person).toMatchObject({
      first_name: 'Ann',
      email: 'ann@shop.example',
      username: 'ann_shop.example',
      phone: '+18015550123',
      email_verified: false,
    });
    expect(await response.json()).toEqual({ id: person.id });
    expect(await tx.selectFrom('person_role').selectAll().execute()).toEqual([]);
    const mail = await tx.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      recipient: 'ann@shop.example',
      kind: 'email-verification',
      status: 'queued',
    });
    expect(mail.body).toMatch(/http:\/\/localhost:4300\/verify-email#token=[\w-]{43}/);
    expect(mail.subject).not.toContain('Ann');
    expect(queued).toEqual([{ job: 'deliver-mail', data: { id: mail.id } }]);
    const trail = await tx.selectFrom('audit_event').selectAll().execute();
    expect(trail).toMatchObject([{ action: 'signed-up', actor_role: 'visitor', subject_id: person.id }]);
  });

  test('keeps no password, only its hash', async ({ tx, begin, workerDatabase }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool, strongPasswords: true });
    await signUp(callerOf(app), ann);
    const { password } = await tx.selectFrom('account').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  const least = (n: number) => `String must contain at least ${n} character(s)`;
  const most = (n: number) => `String must contain at most ${n} character(s)`;
  test.for([
    ['firstName', undefined, 'Required'],
    ['firstName', '', least(1)],
    ['firstName', ' ', least(1)],
    ['firstName', 'x'.repeat(51), most(50)],
    ['firstName', 'A\u0000nn', 'Contains characters that cannot be used here (control or direction marks).'],
    ['firstName', 'A\u202enn', 'Contains characters that cannot be used here (control or direction marks).'],
    ['firstName', 7, 'Required'],
    ['lastName', undefined, 'Required'],
    ['lastName', '', least(1)],
    ['lastName', 'x'.repeat(51), most(50)],
    ['email', 'ann', 'Invalid email'],
    ['email', undefined, 'Required'],
    ['email', '', 'Required'],
    ['password', undefined, 'Required'],
    ['password', '1234567', least(8)],
    ['password', 'x'.repeat(51), most(50)],
    ['phone', undefined, 'Required'],
    ['phone', '555-0123', least(10)],
    ['phone', '1'.repeat(21), most(11)],
    ['phone', '911-555-0123', '911 is not a US area code. Enter it like 801-555-0123.'],
  ] as const)(
    'refuses %s %j with its message',
    async ([field, value, message], { tx, begin, workerDatabase }) => {
      const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
      const response = await callerOf(app)('POST', '/users/create', { body: { ...ann, [field]: value } });
      expect(response.status).toBe(400);
      const problem = await problemOf(response);
      expect(problem.code).toBe('invalid-fields');
      expect(problem.fields).toEqual({ [field]: expect.arrayContaining([message]) });
      expect(await tx.selectFrom('person').select('id').execute()).toEqual([]);
    },
  );

  test('accepts the shortest and the longest values', async ({ tx, begin, workerDatabase }) => {
    const call = callerOf(testApp({ db: tx, begin, pool: workerDatabase.pool }).app);
    const long = { ...ann, firstName: 'x'.repeat(50), lastName: 'y'.repeat(50), password: 'z'.repeat(50) };
    const short = {
      ...ann,
      email: 'b@shop.example',
      firstName: 'x',
      lastName: 'y',
      password: 'k7rdq2mx',
      phone: '18015550123',
    };
    for (const body of [long, short])
      expect((await call('POST', '/users/create', { body })).status).toBe(201);
  });

  test('says that an email address is taken, in any spelling, and changes nothing', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const call = callerOf(app);
    await signUp(call, ann);
    const again = await call('POST', '/users/create', {
      body: { ...ann, email: 'ANN@shop.example', firstName: 'Eve' },
    });
    expect(again.status).toBe(422);
    expect(await problemOf(again)).toMatchObject({
      code: 'email-taken',
      fields: { email: ['There is already an account with this email.'] },
    });
    expect(await tx.selectFrom('person').select('first_name').execute()).toEqual([{ first_name: 'Ann' }]);
    expect(await tx.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
  });

  test('generates the username', async ({ tx, begin, workerDatabase }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    await callerOf(app)('POST', '/users/create', { body: { ...ann, username: 'admin' } });
    const { username } = await tx.selectFrom('person').select('username').executeTakeFirstOrThrow();
    expect(username).toBe('ann_shop.example');
  });

  test('gives an address to only one of two concurrent sign-ups', async ({ fresh }) => {
    const { db, pool } = fresh;
    const { app } = testApp({ db, pool, begin: (run) => db.transaction().execute(run) });
    const call = callerOf(app);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/users/create', { body: ann })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await db.selectFrom('person').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
  });
});
