import type { ProblemTable } from '#http/problems.ts';

export const ssoProblems = {
  'sso-over': {
    status: 401,
    detail: 'This sign-in took too long, was used before, or had too many attempts. Start again.',
  },
  'sso-confirm-account': {
    status: 401,
    title: 'One more step',
    detail:
      'There is an account with your address already. Enter its password once, so that both belong together from now on.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof ssoProblems> {}
}
