import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mirrorFiles } from '#platform/backup/mirror-files.ts';
import { poolOf } from '#platform/backup/pool.ts';
import { memoryFiles } from '../files/memory-files.ts';

async function scene(known: readonly string[] = []) {
  const target = await mkdtemp(join(tmpdir(), 'cairn-mirror-'));
  const store = memoryFiles();
  const mirror = mirrorFiles(store.files, target);
  onTestFinished(async () => {
    await mirror.stop();
    await rm(target, { recursive: true, force: true });
  });
  const copyOf = (key: string) => readFile(join(poolOf(target), key), 'utf8').catch(() => null);
  return { target, store, mirror, copyOf, start: () => mirror.start(async () => known) };
}

const bytes = (text: string) => Buffer.from(text);

test('a file is copied soon after it was stored, and stays when it is removed from the store', async () => {
  const { mirror, copyOf, start } = await scene();
  start();
  await mirror.files.put('a/one.bin', bytes('one'));
  await expect.poll(() => copyOf('a/one.bin')).toBe('one');
  await mirror.files.remove('a/one.bin');
  await mirror.files.put('a/two.bin', bytes('two'));
  await expect.poll(() => mirror.state()).toMatchObject({ waiting: 0, problem: null });
  expect([await copyOf('a/one.bin'), await copyOf('a/two.bin')]).toEqual(['one', 'two']);
});

test('files that an earlier process did not get to are copied at the start', async () => {
  const { store, target, copyOf, start } = await scene(['a/old.bin', 'a/there.bin', 'a/never-came.bin']);
  await store.files.put('a/old.bin', bytes('old'));
  await store.files.put('a/there.bin', bytes('there'));
  await mkdir(join(poolOf(target), 'a'), { recursive: true });
  await writeFile(join(poolOf(target), 'a/there.bin'), 'there before');
  start();
  await expect.poll(() => copyOf('a/old.bin')).toBe('old');
  expect([await copyOf('a/there.bin'), await copyOf('a/never-came.bin')]).toEqual(['there before', null]);
});

test('a disk that is away holds up no upload; copying goes on when it is back', async () => {
  const { target, mirror, copyOf, start } = await scene();
  start();
  await rename(target, `${target}-away`);
  await writeFile(target, 'not a folder');
  await mirror.files.put('a/one.bin', bytes('one'));
  await expect.poll(() => mirror.state().problem).toMatch(/cannot be used \(ENOTDIR\): mount its disk/);
  expect(mirror.state().waiting).toBe(1);
  await rm(target);
  await rename(`${target}-away`, target);
  await expect.poll(() => copyOf('a/one.bin')).toBe('one');
  await expect.poll(() => mirror.state()).toMatchObject({ waiting: 0, problem: null });
});

test('a stop waits for what is being copied', async () => {
  const { mirror, copyOf, start } = await scene();
  start();
  const keys = Array.from({ length: 20 }, (_, at) => `a/file-${at}.bin`);
  await Promise.all(keys.map((key) => mirror.files.put(key, bytes(key))));
  await mirror.stop();
  expect(await Promise.all(keys.map(copyOf))).toEqual(keys);
});
