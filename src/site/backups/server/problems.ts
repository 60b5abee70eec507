import type { ProblemTable } from '#http/problems.ts';

export const backupProblems = {
  'backup-running': {
    status: 409,
    detail: 'Another backup or verification is running. Wait until it is done, then try again.',
  },
  'backup-not-embedded': {
    status: 409,
    detail:
      'This site uses a database of its own (DATABASE_URL): back it up with the tools of that database.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof backupProblems> {}
}
