import type { ProblemTable } from '#http/problems.ts';

export const businessProblems = {
  'ein-taken': { status: 409, detail: 'You already added a business with this EIN.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof businessProblems> {}
}
