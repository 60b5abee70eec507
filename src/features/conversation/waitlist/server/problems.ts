import type { ProblemTable } from '#http/problems.ts';

export const waitlistProblems = {
  'no-form': { status: 409, detail: 'No external form is set, so that entries are kept here only.' },
  'already-forwarded': { status: 409, detail: 'The external form has this entry already.' },
  'form-from-elsewhere': { status: 403, detail: 'This form can only be sent from our own pages.' },
  'not-a-form': { status: 415, detail: 'Send this form as application/x-www-form-urlencoded.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof waitlistProblems> {}
}
