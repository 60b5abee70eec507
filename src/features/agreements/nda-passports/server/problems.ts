import { passportWords } from '#features/agreements/ndas/domain/passport.ts';
import type { ProblemTable } from '#http/problems.ts';

export const passportProblems = {
  'passport-in-force': { status: 409, detail: 'Your NDA passport is in force. There is nothing to sign.' },
  'passport-not-taken': {
    status: 409,
    detail: 'The seller no longer accepts NDA passports for this listing. Sign the NDA itself.',
  },
  'passport-none': { status: 409, detail: passportWords.none },
  'passport-withdrawn': { status: 409, detail: passportWords.withdrawn },
  'passport-superseded': { status: 409, detail: passportWords.superseded },
  'passport-term-ended': { status: 409, detail: passportWords['term-ended'] },
  'passport-being-sealed': { status: 409, detail: passportWords['being-sealed'] },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof passportProblems> {}
}
