import type { ProblemTable } from '#http/problems.ts';
import { adminRefusalWords } from '../domain/admin-acts.ts';

export const accountProblems = {
  'wrong-credentials': { status: 401, detail: 'Email or password is wrong.' },
  'second-factor-needed': {
    status: 401,
    title: 'One more step',
    detail:
      'This account asks for a second factor. Send one with this challenge to POST /api/sign-in/second-factor.',
  },
  'identity-token-refused': {
    status: 401,
    detail: 'This sign-in is too old, was used before, or is not valid. Start again.',
  },
  'confirm-your-email-first': {
    status: 409,
    detail:
      'There is an account with this email whose address is not confirmed yet. Sign in with your password and confirm your email first.',
  },
  // Clients see the same code as for other rate limits.
  'too-many-sign-ins': {
    status: 429,
    code: 'too-many-attempts',
    detail:
      'Too many attempts to sign in. Wait a little and try again, or ask for a link to choose a new password: it lets you in at once.',
  },
  'not-for-admins': {
    status: 403,
    detail: 'The development sign-in lets anyone be anyone, but no administrator. Use the password.',
  },
  banned: { status: 403, detail: 'This account is locked. Write to support if you think that is a mistake.' },
  'email-taken': { status: 422, detail: 'There is already an account with this email.' },
  'names-only': {
    status: 403,
    detail: 'An administrator may change names only. Email and phone number are changed by the person.',
  },
  'other-identity': {
    status: 403,
    detail: 'This is the identity of another account. Choose the one that you sign in here with.',
  },
  'link-not-valid': { status: 410, detail: 'This link has expired or was used before. Ask for a new one.' },
  'not-yourself': { status: 422, detail: adminRefusalWords['not-yourself'] },
  'last-admin': { status: 422, detail: adminRefusalWords['last-admin'] },
  'account-closed': { status: 409, detail: adminRefusalWords['account-closed'] },
  'not-banned': { status: 409, detail: adminRefusalWords['not-banned'] },
  'not-an-admin': { status: 422, detail: adminRefusalWords['not-an-admin'] },
  'banned-now': { status: 409, detail: adminRefusalWords['banned-now'] },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof accountProblems> {}
}
