import type { ProblemTable } from '#http/problems.ts';

export const ledgerProblems: ProblemTable = {
  'ledger-out-of-scope': {
    status: 403,
    detail: 'Your engagement does not include approvals. Ask the seller for the audit trail.',
  },
};
