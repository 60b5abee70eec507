import { Refused } from '#kernel/refusal.ts';
import { causeOf, type FilesLog } from './drive-files.ts';
import type { Files } from './files.ts';

/** Each throws Refused('storage-unavailable') if the store cannot be reached. */
type StoreAccess = {
  readMarker(): Promise<string | null>;
  writeMarker(whose: string): Promise<void>;
  hasFile(key: string): Promise<boolean>;
  probe(): Promise<void>;
};

export type FileStore = StoreAccess & { files: Files; place: string };

export function guarded(log: FilesLog, access: StoreAccess): StoreAccess {
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
    readMarker: () => attempt('read the marker', access.readMarker),
    writeMarker: (whose) => attempt('write the marker', () => access.writeMarker(whose)),
    hasFile: (key) => attempt('exists', () => access.hasFile(key)),
    probe: () => attempt('probe', access.probe),
  };
}
