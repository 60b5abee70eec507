import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { measureFiles } from './measure-files.ts';
import { sealPlain } from './seal-plain.ts';
import { deleteStored, lockDue } from './store.ts';

/** Queue it where files become loose: they go at once, and not within the minute. */
export const removeOrphanedFiles = 'remove-orphaned-files';
const sealPlainFiles = 'seal-plain-files';
const measureStoredFiles = 'measure-stored-files';

/**
 * Each minute: what a deleted row or, an hour ago, a killed process left behind; it counts until it is gone. Every five
 * minutes: what an older Cairn put there plain or did not count.
 */
export const orphanedFileSchedules: readonly Schedule[] = [
  { job: removeOrphanedFiles, cron: '* * * * *' },
  { job: sealPlainFiles, cron: '*/5 * * * *' },
  { job: measureStoredFiles, cron: '*/5 * * * *' },
];

/** `store`: the bytes as they lie there; `files`: the same store, sealing what is put into it. */
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

/** The file goes before its row: after a failure in between the next run finds it again. */
async function removeBatch(work: Work, files: Files): Promise<number> {
  const keys = await lockDue(work.db, work.now, batch);
  for (const key of keys) await files.remove(key);
  if (keys.length > 0) await deleteStored(work.db, keys);
  return keys.length;
}
