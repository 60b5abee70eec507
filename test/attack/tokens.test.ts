import { createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { hours, minutes, seconds } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { callWith, endpointsOf, nameOf } from '#test/support/calls.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { type Market, test } from '../disclosure/market.ts';
import { rules } from './rules.ts';

/** These sign in and out, so the cookie is enough. */
const byCookie = ['GET /token/', 'DELETE /token/'];

describe('the session cookie', () => {
  test('alone reads nothing and changes nothing at any endpoint', async ({ market }) => {
    const { product, world, facts } = market;
    const { owner, approved } = world.people;
    for (const endpoint of endpointsOf(product)) {
      if (endpoint.who === 'anyone' || byCookie.includes(nameOf(endpoint))) continue;
      const rule = rules.find((one) => one.endpoint === nameOf(endpoint));
      const id = rule?.thing?.(world, facts).own ?? '';
      for (const person of [owner, approved]) {
        const { path, query, body } = callWith(endpoint, id, facts, person, rule?.given?.(world));
        const sent = { headers: { cookie: person.cookie }, ...(body === undefined ? {} : { body }) };
        const { result, committed } = await product.rehearse(() =>
          product.call(endpoint.method, `${path}${query}`, sent),
        );
        expect(result.status, nameOf(endpoint)).toBe(401);
        expect(committed).toBe(0);
      }
    }
  });

  test('shows a public listing only as a visitor sees it', async ({ market: { product, world } }) => {
    const path = `/api/listing/${world.listings.target}`;
    const withCookie = await product.call('GET', path, { headers: { cookie: world.people.approved.cookie } });
    expect(await withCookie.json()).toMatchObject({ profile: null, own: false });
  });

  test('does not let another site sign a user out', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const person = await join(product, 'Ann Lee');
    const headers = { cookie: person.cookie, 'sec-fetch-site': 'cross-site' };
    expect((await product.call('DELETE', '/token/', { headers })).status).toBe(401);
    expect((await person.get('/api/business/')).status).toBe(200);
  });
});

describe('an application key', () => {
  test('that is forged, signed with another key or unsigned is refused everywhere and changes nothing', async ({
    market,
  }) => {
    for (const [what, key] of await forgeries(market)) {
      for (const path of [
        '/api/business/',
        '/api/listing/',
        `/api/listing/${market.world.listings.target}`,
      ]) {
        const answer = await market.product.call('GET', path, { key });
        expect(answer.status, `${what} at ${path}`).toBe(401);
        expect((await problemOf(answer)).code).toBe('token-not-valid');
      }
    }
  });

  test('expires after an hour', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const person = await join(product, 'Ann Lee');
    product.clock.advance(1 * hours - 2 * seconds);
    expect((await person.get('/api/business/')).status).toBe(200);
    product.clock.advance(2 * seconds);
    expect((await person.get('/api/business/')).status).toBe(401);
  });

  test('is invalid from the next request on after sign-out, a ban or a password change', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const admin = await join(product, 'Wren Castell', ['admin']);
    const ends: readonly [string, (person: Someone, other: Someone) => Promise<unknown>][] = [
      ['sign-out', (person) => expectOk(person.delete('/token/'))],
      ['ban', (person) => expectOk(admin.put(`/api/users/${person.id}/ban`, { reason: 'Fraud' }))],
      [
        'a new password, set in another browser',
        (person, other) =>
          expectOk(
            other.put('/api/password', { currentPassword: person.password, password: 'another password' }),
          ),
      ],
    ];
    for (const [number, [what, end]] of ends.entries()) {
      const person = await join(product, `Person Number${number}`);
      const other = { ...person, ...(await signIn(product, person)) };
      expect((await person.get('/api/business/')).status).toBe(200);
      await end(person, other);
      expect((await person.get('/api/business/')).status, what).toBe(401);
    }
  });

  test('of one person is refused with the session of another', async ({ market }) => {
    const { owner, stranger } = market.world.people;
    const claims = (key: string) =>
      JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
    const mixed = await signed(market.product, { sid: claims(owner.key).sid, sub: claims(stranger.key).sub });
    expect((await market.product.call('GET', '/api/business/', { key: mixed })).status).toBe(401);
  });
});

async function forgeries({ product, world }: Market): Promise<[string, string][]> {
  const { key } = world.people.owner;
  const [head = '', body = '', signature = ''] = key.split('.');
  const of = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { sub, sid, exp } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const admin = { ...{ sub, sid, exp }, roles: ['admin'] };
  const other = createHmac('sha256', randomBytes(32)).update(`${head}.${body}`).digest('base64url');
  return [
    ['no algorithm', `${of({ alg: 'none' })}.${body}.`],
    ['no algorithm, signature kept', `${of({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`],
    ['another algorithm', `${of({ alg: 'RS256' })}.${body}.${signature}`],
    ['another key', `${head}.${body}.${other}`],
    ['a key in its own header', `${of({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${body}.${other}`],
    ['claims changed', `${head}.${of(admin)}.${signature}`],
    ['signature cut', `${head}.${body}.${signature.slice(0, -1)}`],
    ['without a signature', `${head}.${body}.`],
    ['expired', await signed(product, { sub, sid }, -1 * minutes)],
    ['without an expiry', await signed(product, { sub, sid }, null)],
    ['a session that never was', await signed(product, { sub, sid: world.people.stranger.id })],
    ['claims that are no ids', await signed(product, { sub: '1', sid: "' or 1=1" })],
    ['no claims', await signed(product, {})],
    ['no token', 'x'],
    ['a long one', 'x'.repeat(20_000)],
    ['dots', '..'],
  ];
}

async function signed(
  { secrets, clock }: TestProduct,
  { sub, ...claims }: Record<string, unknown>,
  life: number | null = 10 * minutes,
): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(clock.now());
  if (typeof sub === 'string') token.setSubject(sub);
  if (life !== null) token.setExpirationTime(new Date(clock.now().getTime() + life));
  return token.sign(secrets.tokenKey);
}
