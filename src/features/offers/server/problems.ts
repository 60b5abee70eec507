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
  'letter-being-sealed': {
    status: 409,
    detail: 'The letter is being sealed against changes. It can be downloaded as soon as that is done.',
  },
  'offer-sent': {
    status: 409,
    detail: 'The offer was sent already: what was sent is not changed. Send new terms.',
  },
};
