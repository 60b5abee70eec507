import type { ProblemTable } from '#http/problems.ts';

export const notificationProblems = {
  'mail-not-chosen': { status: 422, detail: 'This email is always sent: it is part of the transaction.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof notificationProblems> {}
}
