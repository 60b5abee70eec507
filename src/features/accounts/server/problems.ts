import type { ProblemTable } from '#http/problems.ts';
import { adminRefusalWords } from '../domain/admin-acts.ts';

export const accountProblems: ProblemTable = {
  'wrong-credentials': { status: 401, detail: 'E-mail or password is wrong.' },
  'identity-token-refused': {
    status: 401,
    detail: 'This sign-in is too old, was used before, or is not valid. Start again.',
  },
  'confirm-your-email-first': {
    status: 409,
    detail:
      'There is an account with this e-mail whose address is not confirmed yet. Sign in with your password and confirm your e-mail first.',
  },
  banned: { status: 403, detail: 'This account is locked. Write to support if you think that is a mistake.' },
  'email-taken': { status: 422, detail: 'There is already an account with this e-mail.' },
  'names-only': {
    status: 403,
    detail: 'An administrator may change names only. E-mail and phone number are changed by the person.',
  },
  'sign-in-again': {
    status: 403,
    detail:
      'Your account has no password to ask for. Sign out, sign in again, and change the e-mail within 15 minutes.',
  },
  'link-not-valid': { status: 410, detail: 'This link has expired or was used before. Ask for a new one.' },
  'not-yourself': { status: 422, detail: adminRefusalWords['not-yourself'] },
  'last-admin': { status: 422, detail: adminRefusalWords['last-admin'] },
  'account-closed': { status: 409, detail: adminRefusalWords['account-closed'] },
  'not-an-admin': { status: 422, detail: adminRefusalWords['not-an-admin'] },
  'banned-now': { status: 409, detail: adminRefusalWords['banned-now'] },
};
