import { describe, expect } from 'vitest';
import { listPasskeys } from '#features/people/passkeys/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '../product/a-deal.ts';
import { addPasskey, challengeOf } from '../support/passkeys.ts';
import { expectOk, signIn } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';

const list = async (answer: Promise<Response>) => listPasskeys.reply.parse(await expectOk(answer));

describe('a passkey', () => {
  test('is added with an email, listed, and removed', async ({ deal: { buyer, product } }) => {
    expect(await list(buyer.get('/api/passkeys'))).toEqual({ off: null, items: [] });
    const { id } = await addPasskey(buyer, 'My telephone');
    const { items } = await list(buyer.get('/api/passkeys'));
    expect(items).toEqual([expect.objectContaining({ id, name: 'My telephone', lastUsedAt: null })]);
    expect(await buyer.mails('passkey-added')).toHaveLength(1);
    const removal = `/api/passkeys/${id}/removal`;
    await expectOk(buyer.post(removal, {}));
    expect((await list(buyer.get('/api/passkeys'))).items).toEqual([]);
    expect(await buyer.mails('passkey-removed')).toHaveLength(1);
    const trail = await product.database.db
      .selectFrom('audit_event')
      .select('action')
      .where('action', 'like', 'passkey-%')
      .execute();
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['passkey-added', 'passkey-removed']);
  });

  test('can only be seen and removed by its owner', async ({ deal: { buyer, seller } }) => {
    const { id } = await addPasskey(buyer);
    expect((await list(seller.get('/api/passkeys'))).items).toEqual([]);
    const tried = await seller.post(`/api/passkeys/${id}/removal`, {});
    expect(tried.status).toBe(404);
    expect((await list(buyer.get('/api/passkeys'))).items).toHaveLength(1);
  });

  test('is added once, with the challenge of this session, in time, and for this site', async ({
    deal: { buyer, product },
  }) => {
    const begin = () => challengeOf(buyer.post('/api/passkeys/challenge', {}));
    const add = (response: object, who = buyer) => who.post('/api/passkeys', { name: 'A key', response });
    const refusedAs = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
    const device = softAuthenticator();
    expect(await refusedAs(add(device.make('abc')))).toBe('passkey-not-valid');
    const challenge = await begin();
    expect(await refusedAs(add(device.make('another')))).toBe('passkey-not-valid');
    const elsewhere = softAuthenticator({ origin: 'https://other.example', rpId: 'other.example' });
    expect(await refusedAs(add(elsewhere.make(challenge)))).toBe('passkey-not-valid');
    const secondBrowser = { ...buyer, ...(await signIn(product, buyer)) };
    expect(await refusedAs(add(device.make(challenge), secondBrowser))).toBe('passkey-not-valid');
    await expectOk(add(device.make(challenge)));
    expect(await refusedAs(add(softAuthenticator().make(challenge)))).toBe('passkey-not-valid');
    expect(await refusedAs(add(device.make(await begin())))).toBe('passkey-known');
    const late = await begin();
    product.clock.advance(6 * minutes);
    expect(await refusedAs(add(softAuthenticator().make(late)))).toBe('passkey-not-valid');
  });
});

test('passkeys are not available on a site with an IP address, which says why', async ({ deal }) => {
  await using product = await testProduct(deal.product.database, { publicUrl: 'http://127.0.0.1:3000' });
  const someone = { ...deal.buyer, ...(await signIn(product, deal.buyer)) };
  expect(await list(someone.get('/api/passkeys'))).toMatchObject({ off: 'address-is-a-number' });
  const refused = await someone.post('/api/passkeys/challenge', {});
  expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'passkeys-off' });
});
