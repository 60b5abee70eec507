import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { voidOpenNdas } from '#features/agreements/ndas/server/void-open-ndas.ts';
import type { Begin } from '#http/work.ts';
import type { Reader } from '#platform/context.ts';
import { test } from '../support/database.ts';
import { code } from './nda-test.ts';
import {
  buildWorld,
  type Cast,
  download,
  issued,
  ndaRow,
  readyToSign,
  sealRow,
  setStage,
  sign,
  signAndSeal,
} from './world.ts';

const beginOn =
  (db: Reader): Begin =>
  (run) =>
    db.transaction().execute(run);

test('only one of several concurrent signatures counts, with one file and one event', async ({ fresh }) => {
  const world = await buildWorld({ db: fresh.db, begin: beginOn(fresh.db) });
  const id = await readyToSign(world);
  const tries = await Promise.allSettled(
    ['Ada', 'Lovelace', 'Ada L.'].map((name) => sign(world, id, { name })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const lost of tries.filter((one) => one.status === 'rejected'))
    expect(lost.reason).toEqual(code('nda-closed'));
  const log = await readLog(world.db, id);
  expect(log.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
  expect(brokenLink(log, sha256)).toBeNull();
  expect(await readdir(join(world.folder, 'ndas', id))).toEqual([
    `${(await ndaRow(world, id)).file_sha256}.pdf`,
  ]);
  expect(world.events).toHaveLength(1);
  await world.cleanUp();
});

test('exactly one of a concurrent signature, refusal and withdrawal succeeds', async ({ fresh }) => {
  const world = await buildWorld({ db: fresh.db, begin: beginOn(fresh.db) });
  for (let round = 0; round < 4; round += 1) {
    const id = await readyToSign(world);
    const told = world.events.length;
    const withdraw = world.as(world.seller, async (work) => {
      // Locks its own row first, as a move of the request does.
      await work.db
        .selectFrom('access_request')
        .select('id')
        .where('id', '=', world.requestId)
        .forUpdate()
        .execute();
      await voidOpenNdas(work, world.requestId);
    });
    const decline = world.as(world.buyer, (work) =>
      declineNda(work, { params: { id }, body: { reason: 'no' } }),
    );
    const [signing, declining] = await Promise.allSettled([sign(world, id), decline, withdraw]);
    const { status } = await ndaRow(world, id);
    expect(signing.status === 'fulfilled').toBe(status === 'signed');
    expect(declining.status === 'fulfilled').toBe(status === 'declined');
    expect(world.events.length - told).toBe(status === 'void' ? 0 : 1);
    expect(brokenLink(await readLog(world.db, id), sha256)).toBeNull();
  }
  await world.cleanUp();
});

test('concurrent downloads are all recorded', async ({ fresh }) => {
  const world = await buildWorld({ db: fresh.db, begin: beginOn(fresh.db) });
  const id = await readyToSign(world);
  await signAndSeal(world, id);
  const both = [world.buyer, world.seller, world.buyer, world.admin];
  await Promise.all(both.map((who) => download(world, who, id)));
  const log = await readLog(world.db, id);
  expect(log.filter(({ kind }) => kind === 'downloaded')).toHaveLength(4);
  expect(brokenLink(log, sha256)).toBeNull();
  await world.cleanUp();
});

test('only one of several agreements issued at the same time stays open', async ({ fresh }) => {
  const world = await buildWorld({ db: fresh.db, begin: beginOn(fresh.db) });
  await Promise.allSettled([issued(world), issued(world), issued(world)]);
  const rows = await world.db.selectFrom('nda').select('status').execute();
  expect(rows.filter(({ status }) => status === 'issued')).toHaveLength(1);
  await world.cleanUp();
});

const lastWords = z.object({
  stdout: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ id: z.uuid(), folder: z.string(), cast: z.custom<Cast>() })),
});

test('when the process is killed between file and commit nothing is signed, and signing again works', async ({
  fresh,
}) => {
  const script = new URL('./sign-and-die.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_FACTS: JSON.stringify(fresh.source) };
  const killed = await promisify(execFile)(process.execPath, [script], { env }).catch(
    (error: unknown) => error,
  );
  expect(killed).toMatchObject({ signal: 'SIGKILL' });
  const { id, folder, cast } = lastWords.parse(killed).stdout;
  const stage = await setStage({ db: fresh.db, begin: beginOn(fresh.db), filesFolder: folder });
  const world = { ...stage, ...cast };
  expect(await readdir(join(folder, 'ndas', id))).toHaveLength(1);
  expect(await ndaRow(world, id)).toMatchObject({ status: 'issued', signed_at: null, file_sha256: null });
  expect((await readLog(fresh.db, id)).map(({ kind }) => kind)).toEqual([
    'created',
    'sent',
    'opened',
    'consent-given',
    'two-factor-requested',
    'two-factor-passed',
  ]);
  expect(await sign(world, id)).toMatchObject({ status: 'signed' });
  await sealNda(world.tools, id);
  const { bytes } = await download(world, world.buyer, id);
  expect(sha256(bytes)).toBe((await sealRow(world, id)).file_sha256);
  await world.cleanUp();
});
