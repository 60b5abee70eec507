import { minutes, shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { type BankTools, readScannedStatement } from './bank-tools.ts';
import { readScan } from './read-scan.ts';
import { stalledScans } from './scan-store.ts';

const resumeScans = 'resume-scanned-statements';

/** Every ten minutes: goes on with scans whose process was killed. */
export const bankSchedules: readonly Schedule[] = [{ job: resumeScans, cron: '*/10 * * * *' }];

/** Longer than reading a page may take. */
const patience = 10 * minutes;
const batch = 50;

export function bankJobs(tools: BankTools): JobHandlers {
  return {
    [readScannedStatement]: ({ fileId }) => readScan(String(fileId), tools),
    [resumeScans]: async () => {
      const stalled = await stalledScans(tools.db, shift(tools.clock.now(), -patience), batch);
      if (stalled.length === 0) return;
      await tools.asSystem(async (work) => {
        for (const fileId of stalled) await work.enqueue(readScannedStatement, { fileId });
      });
    },
  };
}
