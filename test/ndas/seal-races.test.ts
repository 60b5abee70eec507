import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import type { Begin } from '#http/work.ts';
import type { Reader } from '#platform/context.ts';
import { test } from '../support/database.ts';
import { buildWorld, type Cast, download, ndaRow, readyToSign, sealRow, setStage, sign } from './world.ts';

const beginOn =
  (db: Reader): Begin =>
  (run) =>
    db.transaction().execute(run);

test('concurrent sealing seals once, with one identity, and the file matches the record', async ({
  fresh,
}) => {
  const world = await buildWorld({ db: fresh.db, begin: beginOn(fresh.db) });
  const id = await readyToSign(world);
  await sign(world, id);
  await Promise.all([1, 2, 3].map(() => sealNda(world.tools, id)));
  const seal = await sealRow(world, id);
  expect(sha256((await world.tools.files.get(seal.file_key ?? '')) ?? '')).toBe(seal.file_sha256);
  const log = await readLog(world.db, id);
  expect(log.filter(({ kind }) => kind === 'sealed')).toHaveLength(1);
  expect(brokenLink(log, sha256)).toBeNull();
  expect(await world.db.selectFrom('seal_identity').select('id').execute()).toHaveLength(1);
  await world.cleanUp();
});

const lastWords = z.object({
  stdout: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ id: z.uuid(), folder: z.string(), cast: z.custom<Cast>() })),
});

test.for(['before', 'after'] as const)(
  'killed %s the file is stored: the seal still waits, and the next run leaves one sealed file',
  async (when, { fresh }) => {
    const script = new URL('./seal-and-die.ts', import.meta.url).pathname;
    const env = { ...process.env, DATABASE_FACTS: JSON.stringify(fresh.source), DIES: when };
    const killed = await promisify(execFile)(process.execPath, [script], { env }).catch(
      (error: unknown) => error,
    );
    expect(killed).toMatchObject({ signal: 'SIGKILL' });
    const { id, folder, cast } = lastWords.parse(killed).stdout;
    const stage = await setStage({ db: fresh.db, begin: beginOn(fresh.db), filesFolder: folder });
    const world = { ...stage, ...cast };
    expect(await sealRow(world, id)).toMatchObject({ status: 'waiting', file_sha256: null });
    await sealNda(world.tools, id);
    expect((await readdir(join(folder, 'ndas', id))).sort()).toEqual(
      [`${(await ndaRow(world, id)).file_sha256}.pdf`, 'sealed.pdf'].sort(),
    );
    const { bytes } = await download(world, world.buyer, id);
    expect(sha256(bytes)).toBe((await sealRow(world, id)).file_sha256);
    await world.cleanUp();
  },
);
