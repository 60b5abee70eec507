import type { ProblemTable } from '#http/problems.ts';

export const taxReturnProblems = {
  'year-not-in-review': {
    status: 422,
    detail: 'This review doesn’t cover that fiscal year. Change its periods first.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof taxReturnProblems> {}
}
