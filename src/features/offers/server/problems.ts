import type { ProblemTable } from '#http/problems.ts';
import { offerGuards } from '../domain/offer.ts';
import { offerRefusalWords } from '../domain/words.ts';

export const offerProblems: ProblemTable = {
  ...Object.fromEntries(
    [...offerGuards, 'offer-own-listing' as const, 'offer-own-mandate' as const, 'offer-open' as const].map(
      (code) => [code, { status: 409, detail: offerRefusalWords[code] }],
    ),
  ),
  'terms-faulty': { status: 422, detail: offerRefusalWords['terms-complete'] },
  'no-such-buyer': {
    status: 422,
    detail: 'This person has neither access nor an accepted offer now. Choose somebody who has.',
  },
  'kept-for-another': {
    status: 409,
    detail:
      'The deal room was closed as sold and is kept for another buyer. Choose that buyer, or change first for whom the room is kept.',
  },
  'letter-being-sealed': {
    status: 409,
    detail: 'The letter is being sealed against changes. It can be downloaded as soon as that is done.',
  },
  'offer-sent': {
    status: 409,
    detail: 'The offer was sent already: what was sent is not changed. Send new terms.',
  },
};
