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
    detail: 'This lists individual sales. Export the summary, which has one row for each customer.',
  },
  'schedule-of-other-kind': {
    status: 422,
    detail:
      'The title or the lines of this file say that it is another report. Upload it on the card of that report: a profit and loss is what the business earned, a balance sheet what it owns and owes; receivables are what customers owe you, payables what you owe vendors.',
  },
  'schedule-in-two-sheets': {
    status: 422,
    detail: 'More than one sheet of this workbook has such a table. Save the one that you mean as a file.',
  },
  'statement-without-months': {
    status: 422,
    detail:
      'No column of this file is a whole month. Export the report again with months as columns: in QuickBooks “Display columns by: Months”, in Xero compare with earlier months.',
  },
  'statement-without-totals': {
    status: 422,
    detail:
      'This file lacks the totals that it would be checked against: one below each section, and net income below a profit and loss. Export the report again and upload it unchanged.',
  },
  'statement-in-thousands': {
    status: 422,
    detail: 'The amounts are rounded to thousands. Export the report again in dollars and cents.',
  },
  'statement-merged': {
    status: 422,
    detail:
      'Cells of this table are merged, so it is not clear which column an amount is in. Export it again.',
  },
  'statement-rows-too-many': {
    status: 422,
    detail: 'This file has more than 1,000 rows with an account. Export a summary report with fewer.',
  },
  'too-many-statements': {
    status: 409,
    detail:
      'A review compares 24 files of this kind at most. Remove one, or export more months into one file.',
  },
  'schedule-day-not-month-end': { status: 422, detail: 'Enter the last day of a month.' },
  'schedule-days-known': {
    status: 409,
    detail: 'The columns of this file name their months. Export it again if they are not right.',
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
