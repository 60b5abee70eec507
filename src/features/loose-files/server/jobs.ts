import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { sealPlain } from './seal-plain.ts';
import { deleteLoose, lockDue } from './store.ts';

/** Queue it where files become loose: they go at once, and not within the hour. */
export const removeLooseFiles = 'remove-loose-files';
const sealPlainFiles = 'seal-plain-files';

/** Hourly: what a killed process or a deleted row left behind. Every five minutes: what an older Cairn put there plain. */
export const looseFileSchedules: readonly Schedule[] = [
  { job: removeLooseFiles, cron: '41 * * * *' },
  { job: sealPlainFiles, cron: '*/5 * * * *' },
];

/** `store`: the bytes as they lie there; `files`: the same store, sealing what is put into it. */
export type LooseFileJobsOptions = {
  files: Files;
  store: Files;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

const batch = 100;
const mostBatches = 50;

export function looseFileJobs(options: LooseFileJobsOptions): JobHandlers {
  const { files, asSystem } = options;
  return {
    [sealPlainFiles]: () => sealPlain(options),
    [removeLooseFiles]: async () => {
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
  if (keys.length > 0) await deleteLoose(work.db, keys);
  return keys.length;
}
