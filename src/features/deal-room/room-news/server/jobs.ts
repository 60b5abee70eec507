import { mailChoicesFor } from '#features/inbox/notifications/server/mail-choices.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { type ReaderKey, readersWithChanges } from './news-store.ts';
import { tellReader } from './tell-reader.ts';

const soon = 'tell-room-news';
const daily = 'tell-room-news-of-the-day';

/** Every five minutes, to combine publications; for the daily email, just before it is sent. */
export const roomNewsSchedules: readonly Schedule[] = [
  { job: soon, cron: '*/5 * * * *' },
  { job: daily, cron: '55 11 * * *' },
];

const batch = 500;

type Parts = { db: Reader; clock: Clock; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

export function roomNewsJobs(parts: Parts): JobHandlers {
  return {
    [soon]: () => tellAll(parts, (choice) => choice !== 'digest'),
    [daily]: () => tellAll(parts, (choice) => choice === 'digest'),
  };
}

/** One transaction per reader: a failure blocks no one else. Throws AggregateError at the end. */
async function tellAll({ db, clock, asSystem }: Parts, fits: (choice: string) => boolean): Promise<void> {
  const failures: unknown[] = [];
  let after: ReaderKey | null = null;
  for (let some: ReaderKey[] | null = null; some === null || some.length === batch; ) {
    some = await readersWithChanges(db, { now: clock.now(), after, limit: batch });
    after = some.at(-1) ?? null;
    const people = [...new Set(some.map(({ personId }) => personId))];
    const choices = await mailChoicesFor(db, people, 'room-documents');
    for (const key of some.filter(({ personId }) => fits(choices(personId))))
      await asSystem((work) => tellReader(work, key)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some readers of rooms could not be told');
}
