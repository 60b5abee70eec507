import { days, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { answerTimeout, stepAges } from '../domain/clock.ts';
import { ranOutRequestIds, remindableIds, unansweredIds } from './clock-store.ts';
import { remindOf } from './remind.ts';
import { closeUnanswered, endRanOutAccess } from './system-moves.ts';

const clockJob = 'run-request-clocks';

export const accessRequestSchedules: readonly Schedule[] = [{ job: clockJob, cron: '41 * * * *' }];

export type AccessRequestJobsOptions = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function accessRequestJobs({ db, clock, asSystem }: AccessRequestJobsOptions): JobHandlers {
  return {
    [clockJob]: async () => {
      const now = clock.now();
      const failures: unknown[] = [];
      const each = async (ids: readonly string[], act: (work: Work, id: string) => Promise<void>) => {
        for (const id of ids)
          await asSystem((work) => act(work, id)).catch((error: unknown) => failures.push(error));
      };
      await each(await ranOutRequestIds(db, now), endRanOutAccess);
      await each(await unansweredIds(db, shift(now, -answerTimeout)), closeUnanswered);
      // Last step first: after two weeks, the reminder of day three is skipped.
      for (const { step, after } of stepAges.toReversed())
        await each(await remindableIds(db, step, shift(now, -after * days)), remindOf);
      if (failures.length > 0) throw new AggregateError(failures, 'some clocks of requests could not be run');
    },
  };
}
