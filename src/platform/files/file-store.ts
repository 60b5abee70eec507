import { Refused } from '#kernel/refusal.ts';
import { causeOf, type FilesLog } from './drive-files.ts';
import type { Files } from './files.ts';

/** Each throws Refused('storage-unavailable') if the store cannot be reached. */
type Own = {
  readMarker(): Promise<string | null>;
  writeMarker(whose: string): Promise<void>;
  hasFile(key: string): Promise<boolean>;
  probe(): Promise<void>;
};

export type FileStore = Own & { files: Files; place: string };

/** Logs each failure and hides its details from the caller. */
export function guarded(log: FilesLog, own: Own): Own {
  const attempt = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      const cause = causeOf(error);
      log.error({ what, cause }, 'the file store failed');
      throw new Refused('storage-unavailable', { cause });
    }
  };
  return {
    readMarker: () => attempt('read the marker', own.readMarker),
    writeMarker: (whose) => attempt('write the marker', () => own.writeMarker(whose)),
    hasFile: (key) => attempt('exists', () => own.hasFile(key)),
    probe: () => attempt('probe', own.probe),
  };
}
