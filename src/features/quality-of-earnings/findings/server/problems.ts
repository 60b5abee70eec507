import type { ProblemTable } from '#http/problems.ts';

export const findingProblems = {
  'no-ledger-yet': { status: 409, detail: 'Upload a general ledger first.' },
  'tests-running': { status: 409, detail: 'The general ledger is being tested already.' },
  'tests-current': {
    status: 409,
    detail:
      'These findings are up to date: no account, no month and no name on the list of family and companies was changed since.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof findingProblems> {}
}
