import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { pageOf } from '#wire/page-of.ts';
import { unreadableSheet } from '#wire/unreadable-sheet.ts';
import { roomRefusals } from '#wire/upload.ts';
import { empty, fileName, idParams } from '#wire/words.ts';
import { scheduleKinds } from './domain/schedule-kinds.ts';
import {
  accountTieView,
  equityChangeView,
  partTieView,
  scheduleColumnsSaid,
  scheduleRowView,
  scheduleUpload,
  scheduleView,
} from './schedule-shapes.ts';

const unreadable = ['no-schedule-rows', 'storage-unavailable', 'sheets-busy', 'sheet-too-slow'] as const;

export const addSchedule = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/schedules',
  summary:
    'Uploads a profit and loss or balance sheet by month, trial balance, aging, sales by customer, payroll summary or asset register (CSV or XLSX); stored encrypted. Uploading the same file again changes nothing',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  query: z.object({ kind: z.enum(scheduleKinds), name: fileName(300) }),
  upload: scheduleUpload,
  reply: scheduleView,
  status: 201,
  refusals: [
    'not-found',
    'too-many-files',
    'too-many-statements',
    'no-schedule-rows',
    'schedule-infected',
    'schedule-is-detail',
    'schedule-of-other-kind',
    'schedule-in-two-sheets',
    'statement-without-months',
    'statement-without-totals',
    'statement-in-thousands',
    'statement-merged',
    'statement-rows-too-many',
    ...unreadableSheet,
    ...roomRefusals,
  ],
  failure: 'unable to read the file',
});

export const getSchedules = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/schedules',
  summary: 'The supporting schedules of a review: their totals, and their differences from the books',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    dataset: z.number().int(),
    /** Whether the ledger shows opening balances; without them its balances begin at zero. */
    openings: z.boolean(),
    files: z.array(scheduleView).max(200),
  }),
  failure: 'unable to get the files',
});

export const sayScheduleColumns = endpoint({
  method: 'PUT',
  path: '/api/earnings-schedules/:id/columns',
  summary:
    'Maps the columns of a file with an unknown header and reads the file; remembered for the next file with this header',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `row`: the header, among the rows that the file shows. */
  body: z.object({ row: z.number().int().min(0).max(11), columns: scheduleColumnsSaid }),
  reply: scheduleView,
  refusals: ['not-found', 'columns-known', 'no-such-schedule-column', ...unreadable],
  failure: 'unable to save the columns',
});

export const sayScheduleDays = endpoint({
  method: 'PUT',
  path: '/api/earnings-schedules/:id/days',
  summary: 'Sets the date of the balances in a file, or the first and last day of its period',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `from`: `null` for balances on a day. */
  body: z.object({ from: z.iso.date().nullable(), to: z.iso.date() }),
  reply: scheduleView,
  refusals: [
    'not-found',
    'schedule-not-read',
    'schedule-days-odd',
    'schedule-day-not-month-end',
    'schedule-days-known',
    ...unreadable,
  ],
  failure: 'unable to save the days',
});

export const removeSchedule = endpoint({
  method: 'DELETE',
  path: '/api/earnings-schedules/:id',
  summary: 'Deletes a file with its rows; an earlier file for the same days counts again',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to remove the file',
});

export const listScheduleRows = endpoint({
  method: 'GET',
  path: '/api/earnings-schedules/:id/rows',
  summary:
    'The rows of a file in order, each with its position; with a column, only rows that have an amount in it',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  query: z.object({
    /** The number of a column in `reading.measures`, from 0. */
    column: z.coerce.number().int().min(0).max(99).optional(),
    after: z.coerce.number().int().min(0).max(1_000_000).optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: pageOf(scheduleRowView).extend({ total: z.number().int() }),
  failure: 'unable to get the rows',
});

export const listScheduleAccounts = endpoint({
  method: 'GET',
  path: '/api/earnings-schedules/:id/accounts',
  summary:
    'The accounts of a trial balance next to the ledger balances of that day, or the amounts of a profit and loss or balance sheet that differ from the ledger, each at its line and month, differences first',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    items: z.array(accountTieView).max(500),
    /** How many there are in all. */
    total: z.number().int(),
    /** Of a statement: what each part comes to in each month. */
    parts: z.array(partTieView).max(500),
    equity: z.array(equityChangeView).max(100),
  }),
  failure: 'unable to get the accounts',
});
