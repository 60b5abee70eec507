import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { diskSpace } from './disk-space.ts';

const full = new Refused('storage-full');
const disk = (total: number, free: number) => async () => ({ bsize: 1_000, blocks: total, bavail: free });

test('keeps a gigabyte free, or a twentieth of a larger disk, or what the operator set', async () => {
  const reserveOf = async (total: number, reserve: number | null = null) =>
    (await diskSpace(['/x'], reserve, disk(total, 0)).state())?.reserve;
  expect(await reserveOf(10_000_000)).toBe(1e9);
  expect(await reserveOf(100_000_000)).toBe(5e9);
  expect(await reserveOf(100_000_000, 7)).toBe(7);
});

test('refuses bytes that would touch the reserve, exact to the byte', async () => {
  const space = diskSpace(['/x'], 4_000, disk(1_000, 10));
  await space.refuse(6_000);
  await expect(space.refuse(6_001)).rejects.toEqual(full);
});

test('counts the disk that has the least space left', async () => {
  const stat = async (path: string) => disk(1_000, path === '/small' ? 5 : 500)();
  const space = diskSpace(['/large', '/small'], 4_000, stat);
  expect(await space.state()).toEqual({ free: 5_000, total: 1_000_000, reserve: 4_000 });
  await expect(space.refuse(2_000)).rejects.toEqual(full);
});

test('refuses nothing if a disk cannot be queried: the write itself then fails', async () => {
  const space = diskSpace([join(tmpdir(), 'not-there')], null);
  expect(await space.state()).toBe(null);
  await space.refuse(1);
});

test('reads the disk of this machine', async () => {
  const state = await diskSpace([tmpdir()], 1).state();
  expect(state?.total).toBeGreaterThan(state?.free ?? Number.POSITIVE_INFINITY);
});
