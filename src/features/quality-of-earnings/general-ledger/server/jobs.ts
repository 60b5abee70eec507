import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { days, minutes, shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { abandonedFiles, deleteFile, lockFile } from './file-store.ts';
import { type LedgerTools, readGeneralLedger } from './ledger-tools.ts';
import { readLedger } from './read-ledger.ts';

const sweepLedgers = 'sweep-general-ledgers';

/** Every ten minutes: resumes readings of killed processes and deletes uploads that were given up. */
export const ledgerSchedules: readonly Schedule[] = [{ job: sweepLedgers, cron: '*/10 * * * *' }];

const patience = { sender: 7 * days, work: 30 * minutes } as const;
const batch = 100;

export function ledgerJobs(tools: LedgerTools): JobHandlers {
  return {
    [readGeneralLedger]: ({ fileId }) => readLedger(String(fileId), tools),
    [sweepLedgers]: () => sweep(tools),
  };
}

async function sweep({ asSystem, clock, db }: LedgerTools): Promise<void> {
  const now = clock.now();
  const given = await abandonedFiles(db, shift(now, -patience.sender), 'receiving', batch);
  const stalled = await abandonedFiles(db, shift(now, -patience.work), 'reading', batch);
  if (given.length === 0 && stalled.length === 0) return;
  await asSystem(async (work) => {
    for (const { id } of given)
      if ((await lockFile(work.db, id))?.status === 'receiving') await deleteFile(work.db, id);
    for (const { id } of stalled) await work.enqueue(readGeneralLedger, { fileId: id });
    if (given.length > 0) await work.enqueue(removeOrphanedFiles, {});
  });
}
