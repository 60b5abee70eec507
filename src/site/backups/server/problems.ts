import type { ProblemTable } from '#http/problems.ts';

export const backupProblems = {
  'backup-running': {
    status: 409,
    detail: 'Another backup or verification is running. Wait until it is done, then try again.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof backupProblems> {}
}
