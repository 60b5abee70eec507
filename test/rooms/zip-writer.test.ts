import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from '#features/room-archives/server/zip-writer.ts';

const megabyte = 1024 * 1024;
const part = Buffer.alloc(8 * megabyte, 'a page of the books ');
const at = new Date('2026-01-02T03:04:05Z');

/** Files of three parts, which count what was read of them and whether they were let go. */
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

test('of 300 MB no more than some parts are ever read ahead of what was taken', async () => {
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
}, 60_000);

test('whoever takes no more lets the file go that is being read', async () => {
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
