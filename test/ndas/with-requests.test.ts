import { expect } from 'vitest';
import { signingTime } from '#features/agreements/ndas/domain/signing.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { expireNdas } from '#features/agreements/ndas/server/jobs.ts';
import { system } from '#kernel/actor.ts';
import { dispatch } from '#test/support/dispatch.ts';
import { test as base } from '../support/database.ts';
import { buildWorld, issued, readyToSign, sign, type World } from './world.ts';

const test = base.extend('world', async ({ tx, begin }, { onCleanup }): Promise<World> => {
  const world = await buildWorld({ db: tx, begin, dispatch });
  onCleanup(() => world.cleanUp());
  return world;
});

async function requestOf(world: World) {
  const row = await world.db
    .selectFrom('access_request')
    .selectAll()
    .where('id', '=', world.requestId)
    .executeTakeFirstOrThrow();
  return { status: row.status, pendingReason: row.pending_reason, denyReason: row.deny_reason };
}

test('a signature makes the request wait for the seller', async ({ world }) => {
  await sign(world, await readyToSign(world));
  expect(await requestOf(world)).toEqual({
    status: 'pending',
    pendingReason: 'seller_decision',
    denyReason: null,
  });
});

test('a signature opens a listing with automatic approval', async ({ world, tx }) => {
  await tx.updateTable('listing').set({ auto_approve: true }).execute();
  await sign(world, await readyToSign(world));
  expect(await requestOf(world)).toMatchObject({ status: 'approved' });
});

test('a refusal ends the request', async ({ world }) => {
  const id = await issued(world);
  await world.as(world.buyer, (work) => declineNda(work, { params: { id }, body: { reason: 'Too long.' } }));
  expect(await requestOf(world)).toMatchObject({ status: 'denied', denyReason: 'declined' });
});

test('expiration ends the request', async ({ world }) => {
  await issued(world);
  world.clock.advance(signingTime);
  await expireNdas({ db: world.db, clock: world.clock, asSystem: (run) => world.as(system, run) });
  expect(await requestOf(world)).toMatchObject({ status: 'denied', denyReason: 'expired' });
});
