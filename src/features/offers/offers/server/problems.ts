import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { offerGuards } from '../domain/offer.ts';
import { offerRefusalWords } from '../domain/words.ts';

export const offerProblems = {
  ...wordedAs(
    409,
    [...offerGuards, 'offer-own-listing', 'offer-own-mandate', 'offer-open'],
    offerRefusalWords,
  ),
  'terms-faulty': { status: 422, detail: 'Some terms are missing or don’t add up.' },
  'no-such-buyer': {
    status: 422,
    detail: 'This person has neither access nor an accepted offer. Choose another buyer.',
  },
  'kept-for-another': {
    status: 409,
    detail:
      'The closed deal room is kept for another buyer. Choose that buyer, or change the buyer of the room first.',
  },
  'letter-being-sealed': {
    status: 409,
    detail: 'The letter is being digitally sealed. Try again in a moment.',
  },
  'offer-sent': {
    status: 409,
    detail: 'This offer was already sent and can’t be changed. Revise it instead.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof offerProblems> {}
}
