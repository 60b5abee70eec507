import type { ProblemTable } from '#http/problems.ts';

export const ledgerProblems = {
  'columns-known': {
    status: 409,
    detail: 'This file no longer asks which column is what. Reload the page.',
  },
  'purpose-differs': {
    status: 422,
    detail:
      'Choose working capital, debt, debt-like or neither for an account of the balance sheet, and none of them for one of the profit and loss.',
  },
  'too-many-accounts': {
    status: 422,
    detail: 'This file has more accounts than a business has.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof ledgerProblems> {}
}
