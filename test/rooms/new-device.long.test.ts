import { expect } from 'vitest';
import { z } from 'zod';
import { listSessions } from '#features/people/sessions/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone, signIn } from '#test/support/people.ts';
import { firstStep, setUpApp } from '#test/support/two-factor.ts';
import { aRoom, type RoomWorld } from './a-room.ts';

const token = z.object({ jwt: z.string() });

/** With a session's key alone: nothing confirms by itself. */
function bare({ product, room }: RoomWorld, key: string) {
  return async () => {
    const answer = await product.call('GET', `/api/deal-rooms/${room.id}`, { key });
    return answer.status === 200 ? 'open' : (await problemOf(answer)).code;
  };
}

async function signInFrom({ product }: RoomWorld, { email, password }: Someone, cookie: string) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const headers = { Authorization: `Basic ${basic}`, cookie };
  return token.parse(await expectOk(product.call('GET', '/token/', { headers }))).jwt;
}

const deviceOf = (cookie: string) => cookie.split('; ').find((one) => one.startsWith('cairn.device=')) ?? '';
const sessionsOf = async (who: Pick<Someone, 'get'>) =>
  listSessions.reply.parse(await expectOk(who.get('/api/sessions'))).items;

test('a new device confirms once before deal files, and is remembered', async ({ fresh }) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const { product, seller } = world;
  expect(await bare(world, seller.key)()).toBe('open');
  const there = await signIn(product, seller);
  const open = bare(world, there.key);
  expect(await open()).toBe('confirm-it-is-you');
  expect((await sessionsOf(there)).map(({ here, confirmed }) => [here, confirmed]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
  await expectOk(
    product.call('POST', '/api/session-confirmation', {
      key: there.key,
      body: { way: 'password', password: seller.password },
    }),
  );
  expect(await open()).toBe('open');
  product.clock.advance(30 * minutes);
  expect(await open()).toBe('open');
  const device = deviceOf(there.cookie);
  expect(await bare(world, await signInFrom(world, seller, device))()).toBe('open');
  expect(await bare(world, await signInFrom(world, seller, ''))()).toBe('confirm-it-is-you');
});

test('a device whose session was ended, or whose password was replaced, is new again', async ({ fresh }) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const { product, seller, room } = world;
  const there = await signIn(product, seller);
  expect((await there.get(`/api/deal-rooms/${room.id}`)).status).toBe(200);
  const lost = (await sessionsOf(seller)).find(({ here }) => !here)?.id;
  await expectOk(seller.delete(`/api/sessions/${lost}`));
  const device = deviceOf(there.cookie);
  expect(await bare(world, await signInFrom(world, seller, device))()).toBe('confirm-it-is-you');
  const next = { currentPassword: seller.password, password: 'another long password' };
  await expectOk(seller.put('/api/password', next));
  expect(await bare(world, seller.key)()).toBe('open');
  const again = await signInFrom(world, { ...seller, password: next.password }, device);
  expect(await bare(world, again)()).toBe('confirm-it-is-you');
  const here = await signInFrom(world, { ...seller, password: next.password }, deviceOf(seller.cookie));
  expect(await bare(world, here)()).toBe('open');
});

test('signing in with a second factor confirms the device', async ({ fresh }) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const { product, seller } = world;
  const { app } = await setUpApp(product, seller);
  product.clock.advance(minutes);
  const { challenge } = await firstStep(product, seller);
  const body = { factor: 'authenticator-app', challenge, code: await app.code() };
  const { jwt } = token.parse(await expectOk(product.call('POST', '/api/sign-in/second-factor', { body })));
  expect(await bare(world, jwt)()).toBe('open');
});

test('strangers learn nothing of a room from a new device', async ({ fresh }) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const there = await signIn(world.product, world.other);
  expect(await bare(world, there.key)()).toBe('not-found');
});
