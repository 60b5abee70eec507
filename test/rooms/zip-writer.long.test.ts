import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from '#platform/files/zip-writer.ts';

const megabyte = 1024 * 1024;
const part = Buffer.alloc(8 * megabyte, 'a page of the books ');
const at = new Date('2026-01-02T03:04:05Z');

function counted(files: number) {
  const seen = { read: 0, letGo: 0 };
  const entries = Array.from(
    { length: files },
    (_none, n): ZipEntry => ({
      path: `documents/${n}.bin`,
      at,
      squeeze: false,
      bytes: async function* () {
        try {
          for (let piece = 0; piece < 3; piece += 1) {
            seen.read += part.length;
            yield part;
          }
        } finally {
          seen.letGo += 1;
        }
      },
    }),
  );
  return { seen, entries };
}

test('reads no more than a few parts ahead of the consumer of 300 MB', async () => {
  const { seen, entries } = counted(13);
  let taken = 0;
  let ahead = 0;
  for await (const piece of zipOf(entries)) {
    taken += piece.byteLength;
    ahead = Math.max(ahead, seen.read - taken);
  }
  expect(seen).toEqual({ read: 13 * 3 * part.length, letGo: 13 });
  expect(taken).toBeGreaterThan(seen.read);
  expect(ahead).toBeLessThanOrEqual(6 * part.length);
});

test('closes the file that is being read when the consumer stops', async () => {
  const { seen, entries } = counted(2);
  for await (const piece of zipOf(entries)) if (piece.byteLength > megabyte) break;
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.letGo).toBe(1);
});

test('a file that cannot be read ends the archive with its error', async () => {
  const broken: ZipEntry = {
    path: 'documents/broken.bin',
    at,
    squeeze: true,
    bytes: async function* () {
      yield part;
      throw new Error('lost');
    },
  };
  const take = async () => {
    for await (const _piece of zipOf([broken]));
  };
  await expect(take()).rejects.toThrow('lost');
});

test('beyond 4 GB, sizes and offsets are in ZIP64 fields, which every reader knows', async () => {
  const whole = 540 * part.length;
  const large: ZipEntry = {
    path: 'documents/large.bin',
    at,
    squeeze: false,
    bytes: async function* () {
      for (let piece = 0; piece < 540; piece += 1) yield part;
    },
  };
  const small: ZipEntry = {
    path: 'documents/small.txt',
    at,
    squeeze: false,
    bytes: async function* () {
      yield Buffer.from('after it');
    },
  };
  expect(whole).toBeGreaterThan(2 ** 32);
  let size = 0;
  let tail = Buffer.alloc(0);
  for await (const piece of zipOf([large, small])) {
    size += piece.byteLength;
    tail = Buffer.concat([tail, piece]).subarray(-4_096);
  }
  // APPNOTE 4.3.14: the wide end of the directory; then 4.3.12, an entry for each file with the wide fields of 4.5.3.
  const end = tail.indexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]));
  expect(tail.readBigUInt64LE(end + 32)).toBe(2n);
  const directory = Number(tail.readBigUInt64LE(end + 48)) - (size - tail.length);
  const wide = (name: string) => {
    let extra = tail.indexOf(name, directory) + name.length;
    while (tail.readUInt16LE(extra) !== 1) extra += 4 + tail.readUInt16LE(extra + 2);
    return { size: Number(tail.readBigUInt64LE(extra + 4)), place: Number(tail.readBigUInt64LE(extra + 20)) };
  };
  expect(wide(large.path)).toEqual({ size: whole, place: 0 });
  expect(wide(small.path).place).toBeGreaterThan(whole);
});
