import { describe, expect } from 'vitest';
import { z } from 'zod';
import { listSessions } from '#features/people/sessions/contract.ts';
import { days, minutes } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '../product/a-deal.ts';
import { expectOk, type Someone, signIn } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';

const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const next = z.object({ next: z.string() });

async function signInAt(product: TestProduct, { email, password }: Someone, timeZone: string) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const headers = { Authorization: `Basic ${basic}`, 'User-Agent': laptop, 'X-Time-Zone': timeZone };
  const answer = await expectOk(product.call('GET', '/token/', { headers }));
  return z.object({ jwt: z.string() }).parse(answer).jwt;
}

const tokenOf = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
async function newestToken(who: Someone) {
  return tokenOf((await who.mails('new-device')).at(-1)?.body);
}
const report = (product: TestProduct, token: string) =>
  product.call('POST', '/api/sign-in-reports', { body: { token } });
const refusedAs = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('the email about a new device', () => {
  test('names the device, its time and its place by the clock there', async ({
    deal: { buyer, product },
  }) => {
    const key = await signInAt(product, buyer, 'America/New_York');
    const [mail] = await buyer.mails('new-device');
    expect(mail?.body).toContain('Device: Chrome on Windows');
    expect(mail?.body).toMatch(/Time: \w+ \d+, \d{4} at \d+:\d\d\s[AP]M, as clocks show it there/u);
    expect(mail?.body).toContain(
      'Place: the time zone of New York, from the address none (made on this server)',
    );
    expect(mail?.body).toMatch(/If it was not you:\nhttp:\S+\/not-me#token=[\w-]{43}\n/);
    const list = await expectOk(product.call('GET', '/api/sessions', { key }));
    const places = listSessions.reply.parse(list).items.map(({ here, place }) => [here, place]);
    expect(places.toSorted()).toEqual([
      [false, null],
      [true, 'New York'],
    ]);
  });

  test('believes no made-up time zone', async ({ deal: { buyer, product } }) => {
    await signInAt(product, buyer, 'Nowhere/<script>');
    const [mail] = await buyer.mails('new-device');
    expect(mail?.body).toContain('(UTC)');
    expect(mail?.body).toContain('Place: unknown');
    expect(mail?.body).not.toContain('script');
  });
});

describe('its link', () => {
  test('changes nothing when opened, ends that session once, and leads to a new password', async ({
    deal: { buyer, product },
  }) => {
    const key = await signInAt(product, buyer, 'America/Chicago');
    const mine = () => product.call('GET', '/api/business/', { key });
    const token = await newestToken(buyer);
    for (const method of ['GET', 'HEAD']) await product.call(method, `/not-me?token=${token}`);
    expect((await product.call('GET', '/api/sign-in-reports')).status).toBe(405);
    expect((await mine()).status).toBe(200);
    const { next: path } = next.parse(await expectOk(report(product, token)));
    expect((await mine()).status).toBe(401);
    expect((await buyer.get('/api/business/')).status).toBe(200);
    expect(await refusedAs(report(product, token))).toBe('link-not-valid');
    // From now on, although no new password has been chosen.
    await expect(signInAt(product, buyer, 'America/Chicago')).rejects.toThrow('401');
    const password = 'quite another password';
    const reset = { token: tokenOf(path), password };
    await expectOk(product.call('PUT', '/api/password-reset', { body: reset }));
    expect((await buyer.get('/api/business/')).status).toBe(401);
    await signIn(product, { ...buyer, password });
  });

  test('belongs to one device, and each keeps its own', async ({ deal: { buyer, product } }) => {
    const first = await signInAt(product, buyer, 'America/Chicago');
    const token = await newestToken(buyer);
    const second = await signInAt(product, buyer, 'America/Denver');
    await expectOk(report(product, token));
    expect((await product.call('GET', '/api/business/', { key: first })).status).toBe(401);
    expect((await product.call('GET', '/api/business/', { key: second })).status).toBe(200);
  });

  test('works after that session has ended, but not after three days or a new password', async ({
    deal: { buyer, product },
  }) => {
    const there = await signIn(product, buyer, laptop);
    const token = await newestToken(buyer);
    await expectOk(there.delete('/api/sessions'));
    const { key } = there;
    await expectOk(product.call('DELETE', '/token/', { key }));
    const { next: path } = next.parse(await expectOk(report(product, token)));
    const reset = { token: tokenOf(path), password: 'quite another password' };
    await expectOk(product.call('PUT', '/api/password-reset', { body: reset }));
    const owner = { ...buyer, password: reset.password };
    const again = await signIn(product, owner, laptop);
    const late = await newestToken(buyer);
    const body = { currentPassword: owner.password, password: 'one more password of mine' };
    await expectOk(again.put('/api/password', body));
    expect(await refusedAs(report(product, late))).toBe('link-not-valid');
    product.clock.advance(minutes);
    await signIn(product, { ...buyer, password: body.password }, laptop);
    const old = await newestToken(buyer);
    product.clock.advance(3 * days);
    expect(await refusedAs(report(product, old))).toBe('link-not-valid');
  });
});
