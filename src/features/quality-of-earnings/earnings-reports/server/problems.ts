import type { ProblemTable } from '#http/problems.ts';

export const earningsReportProblems = {
  'report-points-open': {
    status: 409,
    detail:
      'Some points are still open. Clear them, or disclose each of them in the report, before it is final.',
  },
  'earnings-report-current': { status: 409, detail: 'The last report of this stage says the same.' },
  'report-without-room': {
    status: 409,
    detail: 'This business has no open deal room to which you can add files.',
  },
  'report-in-room': { status: 409, detail: 'This report is in the deal room already.' },
  'reviewer-is-party': {
    status: 422,
    detail: 'This person works on the review. Enter the address of a CPA who does not.',
  },
  'reviewers-full': {
    status: 409,
    detail: 'These reports have as many CPAs as they can. End the access of one of them first.',
  },
  'report-signed-off': {
    status: 409,
    detail:
      'You signed off this report, which closed your comments on it. Withdraw the sign-off to comment again.',
  },
  'report-not-newest': { status: 409, detail: 'There is a newer report of this stage. Read that one.' },
  'report-not-final': { status: 409, detail: 'This is a draft. Only a final report can be signed off.' },
  'report-comments-open': { status: 409, detail: 'Resolve every comment before you sign off the report.' },
  'comment-place': { status: 422, detail: 'The report has no such place.' },
  'comment-words': { status: 422, detail: 'Write what you have to say.' },
  'comments-full': { status: 409, detail: 'There are too many comments. Resolve some in a new one.' },
  'sign-off-withdrawn': { status: 409, detail: 'This sign-off was withdrawn already.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof earningsReportProblems> {}
}
