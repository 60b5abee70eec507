import { expect } from 'vitest';
import { beginPassport } from '#features/agreements/nda-passports/server/begin-passport.ts';
import { withdrawPassport } from '#features/agreements/nda-passports/server/withdraw-passport.ts';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import type { Reader } from '#platform/context.ts';
import { dispatch } from '#test/support/dispatch.ts';
import { test } from '../support/database.ts';
import { code } from './nda-test.ts';
import { join, passport, preview, take } from './passport-world.ts';
import { buildWorld, issued, ndaRow, readyToSign, sign, type World } from './world.ts';

const worldOn = (db: Reader) => buildWorld({ db, begin: (run) => db.transaction().execute(run), dispatch });

const signedOf = (world: World) =>
  world.db
    .selectFrom('nda')
    .select(['id', 'kind'])
    .where('request_id', '=', world.requestId)
    .where('status', '=', 'signed')
    .execute();

test('only one of several concurrent clicks joins, and the others learn that the agreement is closed', async ({
  fresh,
}) => {
  const world = await worldOn(fresh.db);
  await passport(world);
  await take(world);
  const open = await issued(world);
  const shown = (await preview(world, open)).documentSha256 ?? '';
  const clicks = await Promise.allSettled([1, 2, 3].map(() => join(world, open, shown)));
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const lost of clicks.filter((one) => one.status === 'rejected'))
    expect(lost.reason).toEqual(code('nda-closed'));
  const signed = await signedOf(world);
  expect(signed).toMatchObject([{ kind: 'joinder' }]);
  expect(brokenLink(await readLog(world.db, signed[0]?.id ?? ''), sha256)).toBeNull();
  await world.cleanUp();
});

test('exactly one of concurrent joining, signing and declining succeeds', async ({ fresh }) => {
  const world = await worldOn(fresh.db);
  await passport(world);
  await take(world);
  const open = await readyToSign(world);
  const shown = (await preview(world, open)).documentSha256 ?? '';
  const decline = world.as(world.buyer, (work) =>
    declineNda(work, { params: { id: open }, body: { reason: 'no' } }),
  );
  const acts = await Promise.allSettled([join(world, open, shown), sign(world, open), decline]);
  expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [joined, signed, declined] = acts.map(({ status }) => status === 'fulfilled');
  const { status } = await ndaRow(world, open);
  expect(status).toBe(joined ? 'void' : signed ? 'signed' : declined ? 'declined' : 'none of them');
  expect(await signedOf(world)).toHaveLength(declined ? 0 : 1);
  await world.cleanUp();
});

test('joining while the passport is withdrawn happens completely or not at all', async ({ fresh }) => {
  const world = await worldOn(fresh.db);
  const passportId = await passport(world);
  await take(world);
  const open = await issued(world);
  const shown = (await preview(world, open)).documentSha256 ?? '';
  const [joined, withdrawn] = await Promise.allSettled([
    join(world, open, shown),
    world.as(world.buyer, (work) => withdrawPassport(work, { body: { passportId } })),
  ]);
  expect(withdrawn.status).toBe('fulfilled');
  if (joined.status === 'rejected') expect(joined.reason).toEqual(code('passport-withdrawn'));
  const done = joined.status === 'fulfilled';
  expect((await ndaRow(world, open)).status).toBe(done ? 'void' : 'issued');
  expect(await signedOf(world)).toHaveLength(done ? 1 : 0);
  await world.cleanUp();
});

test('opening a passport in two tabs creates one', async ({ fresh }) => {
  const world = await worldOn(fresh.db);
  const begun = await Promise.all([1, 2, 3].map(() => world.as(world.buyer, beginPassport)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  await world.cleanUp();
});
