import type { ProblemTable } from '#http/problems.ts';
import { mostWatched } from '../domain/watching.ts';

export const watchListProblems = {
  'watching-own-listing': { status: 409, detail: 'This is your own listing.' },
  'watching-own-mandate': { status: 409, detail: 'You act for the seller of this listing.' },
  'watch-list-full': {
    status: 409,
    detail: `Your watch list holds ${mostWatched} listings, which is the most. Take one off first.`,
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof watchListProblems> {}
}
