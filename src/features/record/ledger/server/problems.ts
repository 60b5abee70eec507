import type { ProblemTable } from '#http/problems.ts';

export const ledgerProblems = {
  'ledger-out-of-scope': {
    status: 403,
    detail: 'Your engagement does not include approvals. Ask the seller for the audit trail.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof ledgerProblems> {}
}
