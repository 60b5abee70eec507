import { claimStore, probeStore } from '#features/record/orphaned-files/server/claim-store.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { StartLog } from '#platform/start-problem.ts';
import { StartProblem } from '#platform/start-problem.ts';
import type { Storage } from '#platform/storage-settings.ts';

type Options = {
  db: Reader;
  clock: Pick<Clock, 'now'>;
  log: StartLog;
  /** Runs once it is known that the store is this installation's. */
  claimed?: () => Promise<void>;
};

/**
 * Opens the file store and its health check. Throws StartProblem for the store of another installation or an unusable
 * folder; an unreachable service is retried by the check.
 */
export async function openStore(
  storage: Storage,
  { db, clock, log, claimed }: Options,
): Promise<{ files: FileStore['files']; check(): Promise<void> }> {
  const store = await openFiles(storage, { now: clock.now(), log });
  let whose: string | null = null;
  const claim = async () => {
    if (whose !== null) return whose;
    const id = await claimStore(db, store, clock.now());
    await claimed?.();
    whose = id;
    return id;
  };
  try {
    await claim();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (storage.kind === 'folder')
      throw new StartProblem(
        `Files cannot be stored in ${storage.folder} (${error.details.cause}): free it or set STORAGE_URL.`,
      );
    log.warn({}, 'the file store does not answer yet: whose files it holds is asked again');
  }
  return { files: store.files, check: async () => probeStore(store, await claim()) };
}
