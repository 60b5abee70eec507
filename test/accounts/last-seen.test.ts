import { describe, expect } from 'vitest';
import { listUsers } from '#features/people/accounts/contract.ts';
import { listSessions } from '#features/people/sessions/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { test } from '../support/database.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

async function lastSeen(admin: Someone, { email }: Someone): Promise<string | null | undefined> {
  const page = listUsers.reply.parse(
    await expectOk(admin.get(`/api/users/?filter=${encodeURIComponent(email)}`)),
  );
  return page.items[0]?.lastSeenAt;
}

async function office(product: TestProduct) {
  const admin = await join(product, 'Wren Castell', ['admin']);
  return { admin, ada: await join(product, 'Ada Lovelace') };
}

const iso = ({ clock }: TestProduct) => clock.now().toISOString();

describe('the time of last activity', () => {
  test('follows the calls of one key, to within five minutes', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { admin, ada } = await office(product);
    const signedIn = iso(product);
    expect(await lastSeen(admin, ada)).toBe(signedIn);
    product.clock.advance(4 * minutes);
    await expectOk(ada.get('/api/sessions'));
    expect(await lastSeen(admin, ada)).toBe(signedIn);
    product.clock.advance(30 * minutes);
    const { items } = listSessions.reply.parse(await expectOk(ada.get('/api/sessions')));
    expect(items[0]?.lastUsedAt).toBe(iso(product));
    const then = iso(product);
    product.clock.advance(20 * minutes);
    expect(await lastSeen(admin, ada)).toBe(then);
  });

  test('stays when the session ends or expires, and is erased with the account', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { admin, ada } = await office(product);
    const seen = iso(product);
    await expectOk(product.call('DELETE', '/token/', { key: ada.key }));
    product.clock.advance(10 * minutes);
    expect(await lastSeen(admin, ada)).toBe(seen);
    await expectOk(admin.put(`/api/users/${ada.id}/ban`, { reason: 'Spam' }));
    expect(await lastSeen(admin, ada)).toBe(seen);
  });

  test('does not change when an admin looks as the person', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { admin, ada } = await office(product);
    const seen = iso(product);
    product.clock.advance(10 * minutes);
    const begun = await admin.post('/api/admin-views', { personId: ada.id, reason: 'They asked for help' });
    const { jwt } = await begun.json();
    expect((await product.call('GET', '/api/business/', { key: jwt })).status).toBe(200);
    expect(await lastSeen(admin, ada)).toBe(seen);
  });

  test('is recorded without delaying the answer', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { admin, ada } = await office(product);
    const seen = iso(product);
    product.clock.advance(10 * minutes);
    await fresh.db.transaction().execute(async (tx) => {
      await tx.selectFrom('person').select('id').where('id', '=', ada.id).forUpdate().execute();
      await tx.selectFrom('session').select('id').where('person_id', '=', ada.id).forUpdate().execute();
      expect((await ada.get('/api/sessions')).status).toBe(200);
    });
    expect(await lastSeen(admin, ada)).toBe(seen);
    product.clock.advance(10 * minutes);
    await expectOk(ada.get('/api/sessions'));
    expect(await lastSeen(admin, ada)).toBe(iso(product));
  });
});
