import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { convertRoomFiles, readRoomPages, readRoomPictures, resumeRoomRedactions } from './job-names.ts';
import { makeRedaction, resumeRedactions } from './make-redaction.ts';
import { readPictures } from './read-pictures.ts';
import { readVersions } from './read-versions.ts';
import { makeRoomRedaction } from './redact-document.ts';
import type { RoomViewTools } from './room-view-tools.ts';

export function roomViewJobs(tools: RoomViewTools): JobHandlers {
  return {
    [readRoomPages]: () => readVersions(tools, 'drawn'),
    [convertRoomFiles]: () => readVersions(tools, 'converted'),
    [readRoomPictures]: () => readPictures(tools),
    [makeRoomRedaction]: ({ redactionId }) => makeRedaction(String(redactionId), tools),
    [resumeRoomRedactions]: () => resumeRedactions(tools),
  };
}

export const roomViewSchedules: Schedule[] = [
  { job: readRoomPages, cron: '* * * * *' },
  { job: convertRoomFiles, cron: '* * * * *' },
  { job: readRoomPictures, cron: '* * * * *' },
  { job: resumeRoomRedactions, cron: '*/10 * * * *' },
];
