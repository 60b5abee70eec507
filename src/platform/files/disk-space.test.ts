import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { diskSpace } from './disk-space.ts';

const full = new Refused('storage-full');
const disk = (total: number, free: number) => async () => ({ bsize: 1_000, blocks: total, bavail: free });

test('a gigabyte stays free, or a twentieth of a larger disk, or what the operator says', async () => {
  const reserveOf = async (total: number, reserve: number | null = null) =>
    (await diskSpace(['/x'], reserve, disk(total, 0)).state())?.reserve;
  expect(await reserveOf(10_000_000)).toBe(1e9);
  expect(await reserveOf(100_000_000)).toBe(5e9);
  expect(await reserveOf(100_000_000, 7)).toBe(7);
});

test('what would touch the reserve is refused, to the byte', async () => {
  const space = diskSpace(['/x'], 4_000, disk(1_000, 10));
  await space.refuse(6_000);
  await expect(space.refuse(6_001)).rejects.toEqual(full);
});

test('of several disks the one counts that has least left', async () => {
  const stat = async (path: string) => disk(1_000, path === '/small' ? 5 : 500)();
  const space = diskSpace(['/large', '/small'], 4_000, stat);
  expect(await space.state()).toEqual({ free: 5_000, total: 1_000_000, reserve: 4_000 });
  await expect(space.refuse(2_000)).rejects.toEqual(full);
});

test('a disk that cannot be asked refuses nothing: whoever writes to it is told', async () => {
  const space = diskSpace([join(tmpdir(), 'not-there')], null);
  expect(await space.state()).toBe(null);
  await space.refuse(1);
});

test('the disk of this machine says what it has', async () => {
  const state = await diskSpace([tmpdir()], 1).state();
  expect(state?.total).toBeGreaterThan(state?.free ?? Number.POSITIVE_INFINITY);
});
