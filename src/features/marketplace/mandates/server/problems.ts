import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { factRefusals, factRefusalWords } from '../domain/fact-asks.ts';
import { mandateGuards, mandateRefusalWords, mostOpenMandates } from '../domain/mandate.ts';
import { scopeRefusals, scopeRefusalWords } from '../domain/scope.ts';

export const mandateProblems = {
  ...wordedAs(409, mandateGuards, mandateRefusalWords),
  ...wordedAs(409, scopeRefusals, scopeRefusalWords),
  ...wordedAs(409, factRefusals, factRefusalWords),
  'own-email': { status: 422, detail: 'This is your own address. Enter your broker’s.' },
  'end-in-the-past': { status: 422, detail: 'The end lies in the past. Choose a later day, or none.' },
  'mandate-open': {
    status: 409,
    detail: 'This address has an open invitation or an engagement on this listing already.',
  },
  'mandate-of-a-buyer': {
    status: 409,
    detail:
      'You have an open request for this listing as a buyer. Withdraw it first: no one acts for both sides.',
  },
  'too-many-mandates': {
    status: 409,
    detail: `A listing has at most ${mostOpenMandates} open invitations and engagements. End one first.`,
  },
  'listing-closed-to-brokers': {
    status: 409,
    detail: 'The business is sold: there is nothing left to act on.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof mandateProblems> {}
}
