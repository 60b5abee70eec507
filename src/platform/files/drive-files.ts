import type { Disk } from 'flydrive';
import { Refused } from '#kernel/refusal.ts';
import { type Files, fileKey } from './files.ts';

/** What the store says when something is wrong with it; a pino logger fits. */
export type FilesLog = { error(facts: object, text: string): void };

/** What systems and stores say when there is no room left. */
const noRoom = [
  'ENOSPC',
  'EDQUOT',
  'EntityTooLarge',
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
];

/** Puts bytes under a new key, where nothing stands before `known` has come true; throws its error when it fails. */
export type PutNew = (key: string, bytes: Uint8Array, known: Promise<unknown>) => Promise<void>;

/** Files on a flydrive disk, whichever driver it has. `putNew`: what its own `put` cannot do, which knows of nothing to wait for. */
export function driveFiles(disk: Disk, log: FilesLog, putNew: PutNew): Files {
  const attempt = async <T>(what: string, key: string, run: (key: string) => Promise<T>): Promise<T> => {
    const checked = fileKey(key);
    try {
      return await run(checked);
    } catch (error) {
      // The driver's message quotes paths and may quote the store's answer: its code is enough.
      const cause = causeOf(error);
      log.error({ what, key: checked, cause }, 'the file store failed');
      throw new Refused(noRoom.includes(cause) ? 'storage-full' : 'storage-unavailable');
    }
  };
  return {
    put: async (key, bytes, known) => {
      if (!known) return attempt('put', key, (k) => disk.put(k, bytes));
      // Its failure is not the store's.
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

/** Only the absence of this file counts as "not there"; an absent bucket is a broken store. */
function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'NoSuchKey'].includes(causeOf(error))) return null;
  throw error;
}

/** The code or the name of what the driver met, below flydrive's own error. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return causeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
