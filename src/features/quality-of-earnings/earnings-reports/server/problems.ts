import type { ProblemTable } from '#http/problems.ts';

export const earningsReportProblems = {
  'report-points-open': {
    status: 409,
    detail: 'Some points stand open. Clear them, or disclose each of them in the report, before it is final.',
  },
  'earnings-report-current': { status: 409, detail: 'The last report of this stage says the same.' },
  'report-without-room': {
    status: 409,
    detail: 'This business has no open deal room to which you can add files.',
  },
  'report-in-room': { status: 409, detail: 'This report is in the deal room already.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof earningsReportProblems> {}
}
