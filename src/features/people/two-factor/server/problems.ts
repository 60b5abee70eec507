import type { ProblemTable } from '#http/problems.ts';

export const twoFactorProblems = {
  'code-wrong': {
    status: 401,
    detail: 'This code is wrong or was already used. Each code works once; try the newest.',
  },
  'sign-in-over': {
    status: 401,
    detail: 'This sign-in took too long, or had too many attempts. Start again with your password.',
  },
  'enrolment-over': {
    status: 410,
    detail: 'Setup took too long, or was started elsewhere. Start again with a new QR code.',
  },
  'two-factor-off': { status: 409, detail: 'Two-factor sign-in is off for this account.' },
  'last-factor': {
    status: 409,
    detail: 'This is the only second factor. Add another one first, or turn two-factor sign-in off.',
  },
  'two-factor-required': {
    status: 409,
    detail: 'Administrators of this site need two-factor sign-in. It cannot be turned off.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof twoFactorProblems> {}
}
