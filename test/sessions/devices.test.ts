import { describe, expect } from 'vitest';
import { listSessions } from '#features/people/sessions/contract.ts';
import { hours, minutes } from '#kernel/instant.ts';
import { test } from '../product/a-deal.ts';
import { expectOk, type Someone, signIn } from '../support/people.ts';
import { firstStep, setUpApp } from '../support/two-factor.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const list = async (who: Pick<Someone, 'get'>) =>
  listSessions.reply.parse(await expectOk(who.get('/api/sessions'))).items;

describe('the devices of a person', () => {
  test('are named by browser and system, with this one marked, and can be signed out one by one', async ({
    deal: { buyer, seller, product },
  }) => {
    const other = await signIn(product, buyer, phone);
    const third = await signIn(product, buyer, laptop);
    const seen = await list(third);
    expect(seen.map(({ device, here }) => [device, here]).toSorted()).toEqual([
      ['Another program', false],
      ['Chrome on Windows', true],
      ['Safari on iOS', false],
    ]);
    expect(seen.every(({ address }) => address === 'none (made on this server)')).toBe(true);
    const lost = seen.find(({ device }) => device === 'Safari on iOS')?.id ?? '';
    expect((await seller.delete(`/api/sessions/${lost}`)).status).toBe(404);
    expect((await other.get('/api/business/')).status).toBe(200);
    expect((await third.delete(`/api/sessions/${lost}`)).status).toBe(200);
    expect((await other.get('/api/business/')).status).toBe(401);
    expect((await third.delete(`/api/sessions/${lost}`)).status).toBe(404);
    expect(await list(third)).toHaveLength(2);
  });

  test('can be signed out all but this one', async ({ deal: { buyer, seller, product } }) => {
    const other = await signIn(product, buyer);
    expect(await expectOk(other.delete('/api/sessions'))).toEqual({ ended: 1 });
    expect((await buyer.get('/api/business/')).status).toBe(401);
    expect((await other.get('/api/business/')).status).toBe(200);
    expect((await seller.get('/api/business/')).status).toBe(200);
  });

  test('show when each was last used, which is when its key was renewed', async ({
    deal: { buyer, product },
  }) => {
    product.clock.advance(2 * hours);
    const renewed = await product.call('GET', '/token/', { headers: { cookie: buyer.cookie } });
    expect(renewed.status).toBe(200);
    const other = await signIn(product, buyer);
    const here = (await list(other)).find(({ here: isThis }) => !isThis);
    expect(here?.lastUsedAt).toBe(product.clock.now().toISOString());
  });
});

describe('a new device', () => {
  test('is reported by email, except the first one and known ones', async ({ deal: { buyer, product } }) => {
    expect(await buyer.mails('new-device')).toEqual([]);
    const there = await signIn(product, buyer, laptop);
    const [mail, ...more] = await buyer.mails('new-device');
    expect(more).toEqual([]);
    expect(mail?.body).toContain('Device: Chrome on Windows');
    expect(mail?.body).toContain('Place: unknown, from the address none (made on this server)');
    const basic = Buffer.from(`${buyer.email}:${buyer.password}`).toString('base64');
    const again = await product.call('GET', '/token/', {
      headers: { Authorization: `Basic ${basic}`, cookie: there.cookie, 'User-Agent': phone },
    });
    expect(again.status).toBe(200);
    await product.call('GET', '/token/', { headers: { cookie: there.cookie } });
    expect(await buyer.mails('new-device')).toHaveLength(1);
  });

  test('is not reported before the second step', async ({ deal: { buyer, product } }) => {
    const { app } = await setUpApp(product, buyer);
    product.clock.advance(minutes);
    const { challenge } = await firstStep(product, buyer);
    expect(await buyer.mails('new-device')).toEqual([]);
    const body = { factor: 'authenticator-app', challenge, code: await app.code() };
    await expectOk(product.call('POST', '/api/sign-in/second-factor', { body }));
    expect(await buyer.mails('new-device')).toHaveLength(1);
  });
});
