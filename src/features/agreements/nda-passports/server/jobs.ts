import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { tellOfLapses } from './tell-of-lapses.ts';

const tell = 'tell-of-passports';

export const passportSchedules: readonly Schedule[] = [{ job: tell, cron: '38 * * * *' }];

export function passportJobs(options: {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
}): JobHandlers {
  return { [tell]: () => tellOfLapses(options) };
}
