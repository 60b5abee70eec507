import type { ProblemTable } from '#http/problems.ts';

export const bankStatementProblems = {
  'statement-broken': {
    status: 422,
    detail: 'The file ends in the middle of a statement. Download it from your bank again.',
  },
  'statement-infected': {
    status: 422,
    detail: 'A virus scanner knows this file as harmful. It was not kept.',
  },
  'no-bank-lines': {
    status: 422,
    detail: 'This file has no lines of a bank or card account.',
  },
  'too-many-bank-lines': {
    status: 422,
    detail: 'This file has more lines than are read at once. Export fewer months.',
  },
  'no-such-bank-line': {
    status: 422,
    detail: 'The statements have no such row, account or line any more. Load the page again.',
  },
  'already-tied': {
    status: 409,
    detail: 'Another bank or card account is that account of the books already.',
  },
  'class-differs': {
    status: 422,
    detail: 'Choose what fits: some of these lines are money in and some money out, or the other way around.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof bankStatementProblems> {}
}
