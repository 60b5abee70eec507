import type { Disk } from 'flydrive';
import { Refused } from '#kernel/refusal.ts';
import { type Files, fileKey } from './files.ts';

export type FilesLog = { error(facts: object, text: string): void };

const noRoom = [
  'ENOSPC',
  'EDQUOT',
  'EntityTooLarge',
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
];

/** Stores bytes under a new key, but makes nothing visible before `known` resolves; throws its error if it rejects. */
export type PutNew = (key: string, bytes: Uint8Array, known: Promise<unknown>) => Promise<void>;

export function driveFiles(disk: Disk, log: FilesLog, putNew: PutNew): Files {
  const attempt = async <T>(what: string, key: string, run: (key: string) => Promise<T>): Promise<T> => {
    const checked = fileKey(key);
    try {
      return await run(checked);
    } catch (error) {
      // Log only the code: the driver's message quotes paths and may quote the store's answer.
      const cause = causeOf(error);
      log.error({ what, key: checked, cause }, 'the file store failed');
      throw new Refused(noRoom.includes(cause) ? 'storage-full' : 'storage-unavailable');
    }
  };
  return {
    put: async (key, bytes, known) => {
      if (!known) return attempt('put', key, (k) => disk.put(k, bytes));
      const others: unknown[] = [];
      const seen = known.catch((error: unknown) => {
        others.push(error);
        throw error;
      });
      seen.catch(() => undefined);
      const written = (k: string) => putNew(k, bytes, seen).catch((error) => rethrowUnless(others, error));
      await attempt('put', key, written);
      if (others.length > 0) throw others[0];
    },
    get: (key) => attempt('get', key, (k) => disk.getBytes(k).catch(nullWhenMissing)),
    remove: (key) => attempt('remove', key, (k) => disk.delete(k)),
    exists: (key) => attempt('exists', key, (k) => disk.exists(k)),
  };
}

function rethrowUnless(others: readonly unknown[], error: unknown): void {
  if (others.length === 0) throw error;
}

/** Only a missing file counts as "not there"; a missing bucket is a broken store. */
function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'NoSuchKey'].includes(causeOf(error))) return null;
  throw error;
}

export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return causeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
