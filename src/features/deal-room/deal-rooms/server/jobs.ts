import { days, minutes, shift } from '#kernel/instant.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { deleteBlob } from './blob-store.ts';
import { waitingVersions } from './findings-store.ts';
import { readRoomVersion, unpackRoomZip } from './job-names.ts';
import { readVersion } from './read-version.ts';
import { type UnpackTools, unpackZip } from './unpack-zip.ts';
import { deleteUploads, lockAbandoned, stalledZips } from './upload-store.ts';

const sweepUploads = 'sweep-room-uploads';

/** Every ten minutes: resumes the work of killed processes and deletes abandoned uploads. */
export const dealRoomSchedules: readonly Schedule[] = [{ job: sweepUploads, cron: '*/10 * * * *' }];

/** How long a sender may be away, and how long a running job may report no progress. */
const patience = { sender: 7 * days, work: 15 * minutes } as const;
const batch = 100;

export function dealRoomJobs(tools: UnpackTools): JobHandlers {
  return {
    [unpackRoomZip]: ({ uploadId }) => unpackZip(String(uploadId), tools),
    [readRoomVersion]: ({ versionId }) => readVersion(String(versionId), tools),
    [sweepUploads]: () => sweep(tools),
  };
}

async function sweep({ asSystem, clock, db }: UnpackTools): Promise<void> {
  const now = clock.now();
  await asSystem(async (work) => {
    const rows = await lockAbandoned(work.db, shift(now, -patience.sender), batch);
    if (rows.length > 0)
      await deleteUploads(
        work.db,
        rows.map(({ id }) => id),
      );
    for (const { blob_id } of rows) if (blob_id) await deleteBlob(work.db, blob_id);
  });
  const before = shift(now, -patience.work);
  const zips = await stalledZips(db, before, batch);
  const versions = await waitingVersions(db, before, batch);
  await asSystem(async (work) => {
    for (const { id } of zips) await work.enqueue(unpackRoomZip, { uploadId: id });
    for (const { id } of versions) await work.enqueue(readRoomVersion, { versionId: id });
  });
}
