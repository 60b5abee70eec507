import type { ProblemTable } from '#http/problems.ts';

export const scheduleProblems = {
  'schedule-infected': {
    status: 422,
    detail: 'A virus scanner knows this file as harmful. It was not kept.',
  },
  'no-schedule-rows': {
    status: 422,
    detail: 'There is no row with an amount below the names of the columns. Export the report again.',
  },
  'schedule-is-detail': {
    status: 422,
    detail: 'This lists single invoices. Export the summary, which has one row for each customer or vendor.',
  },
  'schedule-of-other-kind': {
    status: 422,
    detail:
      'The title of this file says that it is the other report: receivables are what customers owe you, payables what you owe vendors.',
  },
  'schedule-in-two-sheets': {
    status: 422,
    detail: 'More than one sheet of this workbook has such a table. Save the one that you mean as a file.',
  },
  'no-such-schedule-column': {
    status: 422,
    detail: 'These columns are not enough to read this report, or the file has no such column. Choose again.',
  },
  'schedule-not-read': {
    status: 409,
    detail: 'This file still waits for its columns. Say first which column is what.',
  },
  'schedule-days-odd': {
    status: 422,
    detail: 'Enter one day for balances, or a first and a last day for a period.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof scheduleProblems> {}
}
