import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '../support/database.ts';
import { join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { firstStep, setUpApp } from '../support/two-factor.ts';

type Session = Pick<Someone, 'key' | 'cookie'>;

function waysIn(product: TestProduct, person: Someone, { key, cookie }: Session) {
  const { email, password } = person;
  const { call } = product;
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  return [
    () => call('PUT', '/api/password', { key, body: { currentPassword: password, password } }),
    () => call('DELETE', '/api/sessions', { key }),
    () => call('POST', '/api/session-confirmation', { key, body: { way: 'password', password } }),
    () => call('DELETE', '/token/?everywhere=true', { key, headers: { cookie } }),
    () => call('GET', '/token/', { headers: { cookie } }),
    () => call('GET', '/token/', { headers: { Authorization: `Basic ${basic}` } }),
  ];
}

async function mailedToken(product: TestProduct, person: Someone): Promise<string | undefined> {
  await product.call('POST', '/api/password-reset', { body: { email: person.email } });
  await product.runJobs();
  const [mail] = await person.mails('password-reset');
  return /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
}

const confirm = ({ call }: TestProduct, { key, password }: Someone) =>
  call('POST', '/api/session-confirmation', { key, body: { way: 'password', password } });

async function outcomeOf({ database }: TestProduct, answers: readonly Response[]) {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(database.db);
  return { failed: answers.filter(({ status }) => status >= 500), deadlocks: rows[0]?.deadlocks };
}

describe('concurrent changes of sign-in methods', () => {
  test('take their locks in one order, without errors or deadlocks', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const answers: Response[] = [];
    for (let round = 0; round < 6; round += 1) {
      const person = await join(product, `Ada Lovelace${round}`);
      const sessions: Session[] = [person];
      for (let n = 0; n < 5; n += 1) sessions.push(await signIn(product, person, `device ${n}`));
      const token = await mailedToken(product, person);
      await confirm(product, person);
      const { call } = product;
      const users = `/api/users/${person.id}`;
      const others = [
        () => call('PUT', '/api/password-reset', { body: { token, password: person.password } }),
        () => call('DELETE', `${users}/sessions`, { key: admin.key }),
        () => call('PUT', `${users}/`, { key: person.key, body: { email: `new${round}@people.example` } }),
        () => call('PUT', `${users}/ban`, { key: admin.key, body: { reason: 'Spam' } }),
      ];
      const all = [...sessions.flatMap((session) => waysIn(product, person, session)), ...others];
      answers.push(...(await Promise.all(all.map((ask) => ask()))));
    }
    expect(await outcomeOf(product, answers)).toEqual({ failed: [], deadlocks: 0 });
  });

  test('include a second sign-in step during a password change', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const answers: Response[] = [];
    for (let round = 0; round < 10; round += 1) {
      const person = await join(product, `Ada Lovelace${round}`);
      const { recoveryCodes } = await setUpApp(product, person);
      await confirm(product, person);
      const steps = [await firstStep(product, person), await firstStep(product, person)];
      const { call } = product;
      const { key, password } = person;
      const second = (challenge: string, code = '') =>
        call('POST', '/api/sign-in/second-factor', { body: { factor: 'recovery-code', challenge, code } });
      answers.push(
        ...(await Promise.all([
          ...steps.map(({ challenge }, n) => second(challenge, recoveryCodes[n])),
          call('PUT', '/api/password', { key, body: { currentPassword: password, password } }),
          call('POST', '/api/two-factor/recovery-codes', { key, body: {} }),
          call('DELETE', '/api/two-factor', { key }),
        ])),
      );
    }
    expect(await outcomeOf(product, answers)).toEqual({ failed: [], deadlocks: 0 });
  });

  test('are refused while the account is being closed, without a server error', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const answers: Response[] = [];
    for (let round = 0; round < 10; round += 1) {
      const person = await join(product, `Ada Lovelace${round}`);
      const other = await signIn(product, person, 'another device');
      await confirm(product, person);
      const close = () => product.call('DELETE', `/api/users/${person.id}/`, { key: person.key });
      const all = [...waysIn(product, person, other), ...waysIn(product, person, other)];
      const [closed, ...rest] = await Promise.all([close(), ...all.map((ask) => ask())]);
      answers.push(...rest);
      expect([200, 401, 403]).toContain(closed?.status);
    }
    expect((await outcomeOf(product, answers)).failed).toEqual([]);
    const lines = product.log.lines.filter((line) => line.includes('"failed"'));
    expect(lines).toEqual([]);
  });
});
