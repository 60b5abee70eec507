import { mayRemoveFiles } from '#platform/backup/held-files-store.ts';
import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { measureFiles } from './measure-files.ts';
import { sealPlain } from './seal-plain.ts';
import { deleteStored, lockDue } from './store.ts';

/** Enqueue this where files become orphaned, to remove them without waiting for the schedule. */
export const removeOrphanedFiles = 'remove-orphaned-files';
const sealPlainFiles = 'seal-plain-files';
const measureStoredFiles = 'measure-stored-files';

/**
 * Every minute: orphans of deleted rows and, after an hour, of killed processes; they count until removed.
 * Every five minutes: files of older releases, unsealed or not counted.
 */
export const orphanedFileSchedules: readonly Schedule[] = [
  { job: removeOrphanedFiles, cron: '* * * * *' },
  { job: sealPlainFiles, cron: '*/5 * * * *' },
  { job: measureStoredFiles, cron: '*/5 * * * *' },
];

/** `store`: the raw bytes; `files`: the same store with sealing. */
export type OrphanedFileJobsOptions = {
  files: Files;
  store: Files;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

const batch = 100;
const mostBatches = 50;

export function orphanedFileJobs(options: OrphanedFileJobsOptions): JobHandlers {
  const { files, asSystem } = options;
  return {
    [sealPlainFiles]: () => sealPlain(options),
    [measureStoredFiles]: () => measureFiles(options),
    [removeOrphanedFiles]: async () => {
      for (let done = batch, run = 0; done === batch && run < mostBatches; run += 1)
        await asSystem(async (work) => {
          done = await removeBatch(work, files);
        });
    },
  };
}

/** Deletes the file before its row, so that after a failure the next run finds it again. Nothing during a backup. */
async function removeBatch(work: Work, files: Files): Promise<number> {
  const { rows } = await mayRemoveFiles().execute(work.db);
  if (!rows[0]?.may) return 0;
  const keys = await lockDue(work.db, work.now, batch);
  for (const key of keys) await files.remove(key);
  if (keys.length > 0) await deleteStored(work.db, keys);
  return keys.length;
}
