import type { ProblemTable } from '#http/problems.ts';

export const healthProblems = {
  'job-not-rerun': {
    status: 409,
    detail:
      'This job is not run again from here. Send the emails again, start a backup, or wait for its next time.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof healthProblems> {}
}
