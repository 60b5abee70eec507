import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { addSchedule, readScheduleFile } from './add-schedule.ts';
import { removeSchedule, sayScheduleColumns, sayScheduleDays } from './change-schedules.ts';
import { getSchedules, listScheduleAccounts, listScheduleRows } from './read-schedules.ts';
import type { ScheduleTools } from './schedule-tools.ts';

/** Every kind for three years, a few times over. */
const filesPerPerson: LimitRule = { name: 'supporting-schedules', most: 200, seconds: 3_600 };

export function scheduleRoutes(tools: ScheduleTools): Route[] {
  return [
    uploads(contract.addSchedule, (reading, input) => readScheduleFile(reading, input, tools), addSchedule, {
      limits: ({ actor }) => [{ rule: filesPerPerson, subject: signedIn(actor).personId }],
    }),
    reads(contract.getSchedules, (reading, { params }) => getSchedules(reading, params.id)),
    changes(contract.sayScheduleColumns, (work, input) => sayScheduleColumns(work, input, tools)),
    changes(contract.sayScheduleDays, (work, input) => sayScheduleDays(work, input, tools)),
    changes(contract.removeSchedule, (work, { params }) => removeSchedule(work, params.id)),
    reads(contract.listScheduleRows, listScheduleRows),
    reads(contract.listScheduleAccounts, (reading, { params }) => listScheduleAccounts(reading, params.id)),
  ];
}
