import type { ProblemTable } from '#http/problems.ts';

export const ledgerProblems: ProblemTable = {
  'ledger-out-of-scope': {
    status: 403,
    detail: 'Your mandate does not include approvals. Ask the seller for the record.',
  },
};
