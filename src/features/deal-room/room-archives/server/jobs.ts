import { shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { waitingArchives } from './archive-store.ts';
import type { ArchiveTools } from './archive-tools.ts';
import { makeRoomArchive } from './job-names.ts';
import { claimHolds, makeArchive } from './make-archive.ts';

const resumeArchives = 'resume-room-archives';

/** Every ten minutes: restarts archives that failed or whose process was killed. */
export const roomArchiveSchedules: readonly Schedule[] = [{ job: resumeArchives, cron: '*/10 * * * *' }];

const batch = 20;

export function roomArchiveJobs(tools: ArchiveTools): JobHandlers {
  return {
    [makeRoomArchive]: ({ archiveId }) => makeArchive(String(archiveId), tools),
    [resumeArchives]: async () => {
      const waiting = await waitingArchives(tools.db, shift(tools.clock.now(), -claimHolds), batch);
      await tools.asSystem(async (work) => {
        for (const { id } of waiting) await work.enqueue(makeRoomArchive, { archiveId: id });
      });
    },
  };
}
