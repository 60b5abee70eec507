import type { ProblemTable } from '#http/problems.ts';
import { listingRefusalWords } from '../domain/life-cycle.ts';

export const listingProblems = {
  'listing-exists': { status: 409, detail: 'This business already has an open listing.' },
  'listing-not-editable': { status: 409, detail: 'This listing cannot be edited in its present state.' },
  'not-complete': { status: 422, detail: listingRefusalWords['not-complete'] },
  'leaks-found': { status: 422, detail: listingRefusalWords['leaks-found'] },
  'reason-required': { status: 422, detail: listingRefusalWords['reason-required'] },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof listingProblems> {}
}
