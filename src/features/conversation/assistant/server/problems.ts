import type { ProblemTable } from '#http/problems.ts';

export const assistantProblems = {
  'assistant-busy': {
    status: 503,
    detail: 'Many people are asking Appa at the moment. Try again in a few seconds.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof assistantProblems> {}
}
