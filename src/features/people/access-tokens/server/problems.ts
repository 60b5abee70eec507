import type { ProblemTable } from '#http/problems.ts';

export const tokenProblems = {
  'tokens-full': {
    status: 409,
    detail: 'There are fifty active tokens already. Revoke one that is no longer needed first.',
  },
  'token-ended': { status: 409, detail: 'This access token has expired or was revoked. Create a new one.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof tokenProblems> {}
}
