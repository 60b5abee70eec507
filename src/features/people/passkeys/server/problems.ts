import type { ProblemTable } from '#http/problems.ts';

export const passkeyProblems = {
  'passkeys-off': {
    status: 409,
    detail: 'Passkeys need an address by https with a name. This site is reached in another way.',
  },
  'passkeys-full': { status: 409, detail: 'You have twenty passkeys. Remove one first.' },
  'passkey-not-valid': {
    status: 422,
    detail:
      'The passkey did not fit, or took too long. Try it again, or use another way where one is offered.',
  },
  'passkey-known': { status: 409, detail: 'This passkey is known already.' },
  'no-passkey': { status: 409, detail: 'You have no passkey yet. Add one on your profile page.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof passkeyProblems> {}
}
