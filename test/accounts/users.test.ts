import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { listUsers } from '#features/people/accounts/contract.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { listening, serveApp } from '../http/real-server.ts';

type Page = z.output<typeof listUsers.reply>;

const test = plain.extend(
  'office',
  keptFixture('a list of users', async (database) => {
    const product = await testProduct(database);
    const admin = await join(product, 'Ada Office', ['admin']);
    const people: Someone[] = [];
    for (const name of ['Bob Cole', 'Cyd Abel', 'Dee Baker']) people.push(await join(product, name));
    return { product, admin, people };
  }),
);

const page = async (caller: Someone, query = ''): Promise<Page> =>
  listUsers.reply.parse(await expectOk(caller.get(`/api/users/${query}`)));
const firstNames = ({ items }: Page) => items.map(({ firstName }) => firstName);

describe('the list of accounts', () => {
  test('is sorted, and cursors reach everyone exactly once in each order', async ({ office }) => {
    const { admin } = office;
    const right = {
      'sort=created': ['Dee', 'Cyd', 'Bob', 'Ada'],
      'order=asc': ['Ada', 'Bob', 'Cyd', 'Dee'],
      'sort=name&order=asc': ['Cyd', 'Dee', 'Bob', 'Ada'],
      'sort=name': ['Ada', 'Bob', 'Dee', 'Cyd'],
      'sort=email&order=asc': ['Ada', 'Bob', 'Cyd', 'Dee'],
      'sort=email': ['Dee', 'Cyd', 'Bob', 'Ada'],
    };
    for (const [sort, names] of Object.entries(right)) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const answer: Page = await page(admin, `?${sort}&size=1${after ? `&after=${after}` : ''}`);
        expect(answer.total).toBe(4);
        seen.push(...firstNames(answer));
        after = answer.next;
      }
      // The test's clock does not move, so creation times are equal and the ID decides.
      if (sort === 'sort=created' || sort === 'order=asc') expect(seen.toSorted()).toEqual(names.toSorted());
      else expect(seen).toEqual(names);
    }
  });

  test('filters by part of a name or an email address, by role and by state', async ({ office }) => {
    const { admin, people } = office;
    expect(firstNames(await page(admin, '?filter=AKER'))).toEqual(['Dee']);
    expect(firstNames(await page(admin, '?filter=cyd.abel%40people'))).toEqual(['Cyd']);
    expect(firstNames(await page(admin, '?filter=%25'))).toEqual([]);
    const [cyd] = (await page(admin, '?filter=cyd')).items;
    expect(cyd?.username).toBe(cyd?.email.replace('@', '_'));
    expect(firstNames(await page(admin, '?role=admin'))).toEqual(['Ada']);
    await expectOk(admin.put(`/api/users/${people[0]?.id}/ban`, { reason: 'Spam' }));
    const banned = await page(admin, '?state=banned');
    expect(firstNames(banned)).toEqual(['Bob']);
    expect(banned.items[0]).toMatchObject({ banReason: 'Spam', sessions: 0 });
    expect((await page(admin, '?state=active')).total).toBe(3);
  });

  test('says what may be done with each account, or why not', async ({ office: { admin } }) => {
    const { items } = await page(admin, '?sort=email&order=asc');
    expect(items[0]?.may).toEqual({
      ban: 'not-yourself',
      unban: 'not-banned',
      grant: true,
      'take-admin': 'last-admin',
      'sign-out': true,
      close: 'last-admin',
      'view-as': 'not-an-admin',
    });
    expect(items[1]?.may['view-as']).toBe(true);
  });

  test('refuses forged cursors and those of other lists', async ({ office: { admin } }) => {
    const byDate = (await page(admin, '?size=1')).next;
    for (const after of ['x', 'W10', byDate, Buffer.from('["a\\u0000","b"]').toString('base64url')]) {
      const answer = await admin.get(`/api/users/?sort=name&after=${after}`);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([400, 'invalid-fields']);
    }
  });

  test('reads paging from a JSON body, with precedence for the URL', async ({ office }) => {
    const ask = await onSocket(office.product, office.admin);
    expect(await ask('/api/users/', { size: 2, sort: 'email', order: 'asc' })).toEqual([200, ['Ada', 'Bob']]);
    expect(await ask('/api/users/?size=1', { size: 2, sort: 'email', order: 'asc' })).toEqual([200, ['Ada']]);
    expect(await ask('/api/users/?sort=email&order=asc', undefined)).toEqual([
      200,
      ['Ada', 'Bob', 'Cyd', 'Dee'],
    ]);
    expect(await ask('/api/users/', { size: 1_000 })).toEqual([400, []]);
    expect(await ask('/api/users/', '[1]')).toEqual([400, []]);
    expect(await ask('/api/users/', '{')).toEqual([400, []]);
    expect(await ask('/api/users/', 'x'.repeat(20_000))).toEqual([413, []]);
  });
});

describe('a role', () => {
  test('takes effect from the next request, granted or revoked', async ({ office: { admin, people } }) => {
    const [bob] = people;
    if (!bob) throw new Error('nobody');
    expect((await bob.get('/api/users/')).status).toBe(403);
    await expectOk(admin.post(`/api/users/${bob.id}/roles`, { role: 'admin' }));
    expect((await bob.get('/api/users/')).status).toBe(200);
    await expectOk(bob.delete(`/api/users/${admin.id}/roles?role=admin`));
    expect((await admin.get('/api/users/')).status).toBe(403);
    const last = await bob.delete(`/api/users/${bob.id}/roles?role=admin`);
    expect([last.status, (await problemOf(last)).code]).toEqual([422, 'last-admin']);
  });

  test('stays with one of two admins who revoke it from each other at the same time', async ({ office }) => {
    const { admin, people, product } = office;
    const [bob] = people;
    if (!bob) throw new Error('nobody');
    await product.grant(bob.id, 'admin');
    const acts = [
      admin.delete(`/api/users/${bob.id}/roles?role=admin`),
      bob.put(`/api/users/${admin.id}/ban`, { reason: 'First' }),
    ];
    const answers = await Promise.all(acts);
    // The other one is refused, or signed out by then.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await product.database.pool.query(
      `select 1 from person_role r join person p on p.id = r.person_id where role = 'admin' and banned_at is null`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('an admin ends all sessions of a person, who can sign in again', async ({
  office: { product, admin, people },
}) => {
  const [, cyd] = people;
  if (!cyd) throw new Error('nobody');
  const phone = await signIn(product, cyd);
  await expectOk(admin.delete(`/api/users/${cyd.id}/sessions`));
  for (const one of [cyd, phone]) expect((await one.get(`/api/users/${cyd.id}/profile`)).status).toBe(401);
  const again = await signIn(product, cyd);
  expect((await again.get(`/api/users/${cyd.id}/profile`)).status).toBe(200);
  expect((await admin.delete(`/api/users/${randomUUID()}/sessions`)).status).toBe(404);
});

/** Calls over a socket, since only there a GET can have a body. */
async function onSocket({ app }: TestProduct, { key }: Someone) {
  const real = await listening();
  serveApp(real, app);
  onTestFinished(() => real.server.stop());
  return async (path: string, body: unknown): Promise<[number, string[]]> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      'x-application-key': key,
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const answer = await new Promise<[number, string]>((resolve, reject) => {
      const sent = request(`${real.url}${path}`, { method: 'GET', headers }, (response) => {
        let all = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          all += part;
        });
        response.on('end', () => resolve([response.statusCode ?? 0, all]));
      });
      sent.on('error', reject);
      sent.end(text);
    });
    const [status, reply] = answer;
    return [status, status === 200 ? firstNames(listUsers.reply.parse(JSON.parse(reply))) : []];
  };
}
