import type { ProblemTable } from '#http/problems.ts';
import { mostSaved } from '../domain/saved-search.ts';

export const savedSearchProblems = {
  'saved-search-name-taken': { status: 409, detail: 'You have a saved search of that name.' },
  'too-many-saved-searches': {
    status: 409,
    detail: `You keep ${mostSaved} searches, which is the most. Delete one first.`,
  },
  'matches-nothing': {
    status: 422,
    detail: 'No listing can ever match this search. Change a filter, then save it.',
  },
  'stop-link-not-valid': {
    status: 410,
    detail: 'This link is not valid or not complete. Open it from the email again.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof savedSearchProblems> {}
}
