import { describe, expect } from 'vitest';
import { listWaitingSeals } from '#features/agreements/ndas/server/retry-seal.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { verifyDocument } from '#features/agreements/ndas/server/verify-document.ts';
import { readSeal } from '#platform/seal/read-seal.ts';
import { httpTimeStamper } from '#platform/seal/time-stamper.ts';
import { timeStampServer } from '../support/time-stamp-server.ts';
import { test } from './nda-test.ts';
import { readyToSign, sealRow, sign, type World } from './world.ts';

const stamped = new Date('2026-11-20T12:00:00Z');

async function sealWith(world: World, url: string) {
  const id = await readyToSign(world);
  await sign(world, id);
  await sealNda({ ...world.tools, stamper: httpTimeStamper(url) }, id);
  const seal = await sealRow(world, id);
  const bytes = await world.tools.files.get(seal.file_key ?? '');
  if (!bytes) throw new Error('no sealed file');
  const identities = await world.db.selectFrom('seal_identity').selectAll().execute();
  const known = identities.map((row) => ({ root: row.root_certificate, leaf: row.leaf_certificate }));
  const verdict = await verifyDocument({ db: world.db }, bytes, world.tools.files);
  return { seal, verdict, read: await readSeal(bytes, known) };
}

async function unstamped(world: World) {
  const query = { list: 'unstamped', size: 20 } as const;
  return (await listWaitingSeals(world.reading(world.admin), { query })).items;
}

describe('a seal', () => {
  test('carries the time of the configured server, and says so', async ({ world }) => {
    await using server = await timeStampServer(stamped);
    const { seal, read, verdict } = await sealWith(world, server.url);
    expect(server.received).toHaveLength(1);
    expect(read).toEqual({ digest: seal.digest, intact: true, stampedAt: stamped });
    expect(seal).toMatchObject({ status: 'sealed', stamped_at: stamped });
    expect(await unstamped(world)).toEqual([]);
    expect(verdict).toMatchObject({
      outcome: 'valid',
      sealLevel: 'B-T',
      stampedAt: stamped.toISOString(),
    });
  });

  test('succeeds without a stamp after three failures of the server, which is recorded', async ({
    world,
  }) => {
    await using server = await timeStampServer(stamped);
    server.answers = 500;
    const { seal, read, verdict } = await sealWith(world, server.url);
    expect(server.received).toHaveLength(3);
    expect(read).toMatchObject({ intact: true, stampedAt: null });
    expect(seal).toMatchObject({ status: 'sealed', stamped_at: null, attempts: 0, failure: null });
    expect(verdict).toMatchObject({ outcome: 'valid', sealLevel: 'B-B', stampedAt: null });
    const event = await world.db
      .selectFrom('nda_event')
      .select('evidence')
      .where('kind', '=', 'sealed')
      .executeTakeFirstOrThrow();
    expect(event.evidence).toMatchObject({ level: 'B-B', stampMissed: true });
    const shown = await unstamped(world);
    expect(shown).toMatchObject([{ id: seal.nda_id, state: 'sealed', listingTitle: expect.any(String) }]);
  });

  test('without a configured server does not miss a stamp', async ({ world }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    await sealNda(world.tools, id);
    expect(await sealRow(world, id)).toMatchObject({ stamped_at: null, stamp_missed: false });
    expect(await unstamped(world)).toEqual([]);
  });

  test('rejects a stamp of other content', async ({ world }) => {
    await using server = await timeStampServer(stamped);
    server.answers = 'other-hash';
    expect((await sealWith(world, server.url)).read).toMatchObject({ intact: true, stampedAt: null });
  });
});
