import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { convertRoomFiles, readRoomPages, resumeRoomRedactions } from './job-names.ts';
import { makeRedaction, resumeRedactions } from './make-redaction.ts';
import { readVersions } from './read-versions.ts';
import { makeRoomRedaction } from './redact-document.ts';
import type { RoomViewTools } from './room-view-tools.ts';

export function roomViewJobs(tools: RoomViewTools): JobHandlers {
  return {
    [readRoomPages]: () => readVersions(tools, 'drawn'),
    [convertRoomFiles]: () => readVersions(tools, 'converted'),
    [makeRoomRedaction]: ({ redactionId }) => makeRedaction(String(redactionId), tools),
    [resumeRoomRedactions]: () => resumeRedactions(tools),
  };
}

export const roomViewSchedules: Schedule[] = [
  { job: readRoomPages, cron: '* * * * *' },
  { job: convertRoomFiles, cron: '* * * * *' },
  { job: resumeRoomRedactions, cron: '*/10 * * * *' },
];
