import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { makeRedaction, resumeRedactions } from './make-redaction.ts';
import { readVersions } from './read-versions.ts';
import { makeRoomRedaction } from './redact-document.ts';
import type { RoomViewTools } from './room-view-tools.ts';

/** Makes what versions need before they can be shown and searched. */
const readRoomPages = 'read-room-pages';
/** What a killed process left in the middle goes on. */
const resumeRoomRedactions = 'resume-room-redactions';

export function roomViewJobs(tools: RoomViewTools): JobHandlers {
  return {
    [readRoomPages]: () => readVersions(tools),
    [makeRoomRedaction]: ({ redactionId }) => makeRedaction(String(redactionId), tools),
    [resumeRoomRedactions]: () => resumeRedactions(tools),
  };
}

export const roomViewSchedules: Schedule[] = [
  { job: readRoomPages, cron: '* * * * *' },
  { job: resumeRoomRedactions, cron: '*/10 * * * *' },
];
