import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { sealRest } from '#features/agreements/ndas/domain/sealing.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { sealStaleNdas } from '#features/agreements/ndas/server/jobs.ts';
import { listWaitingSeals, retrySeal } from '#features/agreements/ndas/server/retry-seal.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { readSeal } from '#platform/seal/read-seal.ts';
import { createVault } from '#platform/vault.ts';
import { code, test } from './nda-test.ts';
import { ndaRow, readyToSign, sealRow, sign, signAndSeal, type World } from './world.ts';

const identities = async ({ db }: World) =>
  (await db.selectFrom('seal_identity').selectAll().execute()).map((row) => ({
    root: row.root_certificate,
    leaf: row.leaf_certificate,
  }));

async function fileUnder({ tools }: World, key: string | null): Promise<Uint8Array> {
  const bytes = await tools.files.get(key ?? '');
  if (!bytes) throw new Error('no file');
  return bytes;
}

describe('sealing', () => {
  test('keeps the signed file as its exact beginning, and covers the whole file', async ({ world }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    const [nda, seal] = [await ndaRow(world, id), await sealRow(world, id)];
    const [signed, sealed] = [await fileUnder(world, nda.file_key), await fileUnder(world, seal.file_key)];
    expect(sha256(sealed.subarray(0, signed.byteLength))).toBe(nda.file_sha256);
    expect(sha256(sealed)).toBe(seal.file_sha256);
    expect(Buffer.from(sealed).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(await readSeal(sealed, await identities(world))).toEqual({
      digest: seal.digest,
      intact: true,
      stampedAt: null,
    });
    const log = await readLog(world.db, id);
    expect(log.at(-1)).toMatchObject({
      kind: 'sealed',
      actorId: null,
      evidence: { fileSha256: sha256(sealed) },
    });
    expect(brokenLink(log, sha256)).toBeNull();
  });

  test('twice changes nothing, and all seals share one identity', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    const before = { seal: await sealRow(world, id), log: await readLog(tx, id) };
    await sealNda(world.tools, id);
    expect({ seal: await sealRow(world, id), log: await readLog(tx, id) }).toEqual(before);
    expect(await identities(world)).toHaveLength(1);
    expect((await readdir(join(world.folder, 'ndas', id))).sort()).toHaveLength(2);
  });

  test('creates a new identity when the last one has expired; its seals stay valid', async ({
    world,
    tx,
  }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    await tx.updateTable('seal_identity').set({ valid_until: world.clock.now() }).execute();
    await tx.updateTable('nda_seal').set({ status: 'waiting' }).execute();
    const old = await fileUnder(world, (await sealRow(world, id)).file_key);
    await sealNda(world.tools, id);
    const known = await identities(world);
    expect(known).toHaveLength(2);
    expect(await readSeal(old, known)).toMatchObject({ intact: true });
    expect(await readSeal(old, known.slice(0, 0))).toBeNull();
  });

  test.for([
    ['gone', 'file-damaged'],
    ['changed', 'file-damaged'],
    ['unreachable', 'storage-unavailable'],
  ] as const)(
    'records the failure when the file is %s, and succeeds on retry',
    async ([how, failure], { world }) => {
      const id = await readyToSign(world);
      await sign(world, id);
      const key = (await ndaRow(world, id)).file_key ?? '';
      const bytes = await fileUnder(world, key);
      const path = join(world.folder, key);
      if (how === 'changed') await writeFile(path, '%PDF-1.3 another');
      else await rm(how === 'gone' ? path : join(world.folder, 'ndas'), { recursive: true });
      if (how === 'unreachable') await writeFile(join(world.folder, 'ndas'), '');
      await expect(sealNda(world.tools, id)).rejects.toEqual(code(failure));
      const waiting = await listWaitingSeals(world.reading(world.admin), {
        query: { list: 'waiting', size: 10 },
      });
      expect(waiting.items).toEqual([
        expect.objectContaining({ id, attempts: 1, failure, state: 'waiting' }),
      ]);
      if (how === 'unreachable') await rm(join(world.folder, 'ndas'));
      await world.tools.files.put(key, bytes);
      await sealNda(world.tools, id);
      expect(await sealRow(world, id)).toMatchObject({ status: 'sealed', failure: null, attempts: 1 });
      expect(
        (await listWaitingSeals(world.reading(world.admin), { query: { list: 'waiting', size: 10 } })).items,
      ).toEqual([]);
    },
  );

  test('records the failure if the secrets differ from those that encrypted the key', async ({ world }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    await world.db.updateTable('nda_seal').set({ status: 'waiting' }).execute();
    const vault = createVault({ sealing: Buffer.alloc(32, 1), index: Buffer.alloc(32, 1) });
    await expect(sealNda({ ...world.tools, vault }, id)).rejects.toEqual(code('key-unreadable'));
    expect(await sealRow(world, id)).toMatchObject({ failure: 'key-unreadable', attempts: 1 });
  });
});

describe('a waiting seal', () => {
  test('is retried after a pause, if its job was lost or used up its attempts', async ({ world }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    await sealStaleNdas(world.tools);
    expect(await sealRow(world, id)).toMatchObject({ status: 'waiting', attempts: 0 });
    world.clock.advance(sealRest);
    await sealStaleNdas(world.tools);
    expect(await sealRow(world, id)).toMatchObject({ status: 'sealed' });
  });

  test('can be retried by an admin, who is told if it is already sealed', async ({ world }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    const retry = () => world.as(world.admin, (work) => retrySeal(work, { params: { id } }));
    expect(await retry()).toMatchObject({ id, state: 'waiting' });
    const trail = await world.db.selectFrom('audit_event').select('action').execute();
    expect(trail.map(({ action }) => action)).toContain('nda-seal-retried');
    await sealNda(world.tools, id);
    await expect(retry()).rejects.toEqual(code('already-sealed'));
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(
      world.as(world.admin, (work) => retrySeal(work, { params: { id: unknown } })),
    ).rejects.toEqual(code('not-found'));
  });
});
