import type { ProblemTable } from '#http/problems.ts';

export const reportProblems = {
  'no-value-yet': {
    status: 409,
    detail: 'There is no value yet. The Value page shows what is missing.',
  },
  'report-unchanged': { status: 409, detail: 'Nothing has changed since the last report.' },
  'share-ends-before-now': { status: 422, detail: 'Choose an expiration date in the future.' },
  'share-too-long': { status: 422, detail: 'Choose an expiration date within one year.' },
  'too-many-shares': { status: 409, detail: 'Twenty links are active. Revoke one first.' },
  'figure-differs': {
    status: 409,
    detail: 'The listing shows a different figure. Use the figure from the report first.',
  },
  'printer-busy': { status: 503, detail: 'Too many documents are being printed. Try again in a moment.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof reportProblems> {}
}
