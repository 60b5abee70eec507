import { Refused } from '#kernel/refusal.ts';
import { causeOf, type FilesLog } from './drive-files.ts';
import type { Files } from './files.ts';

/** What a file store says of itself. Each throws Refused('storage-unavailable') when it cannot be asked. */
type Own = {
  /** Whose files these are; `null` where nothing says so. */
  readMarker(): Promise<string | null>;
  writeMarker(whose: string): Promise<void>;
  /** Whether a file lies there, whoever it belongs to. */
  lies(key: string): Promise<boolean>;
  /** Writes a few bytes as any file is written. */
  probe(): Promise<void>;
};

/** A file store with its marker. `place`: where it is, in words for whoever runs it. */
export type FileStore = Own & { files: Files; place: string };

/** The same, each failure told to the log and to nobody else. */
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
    lies: (key) => attempt('exists', () => own.lies(key)),
    probe: () => attempt('probe', own.probe),
  };
}
