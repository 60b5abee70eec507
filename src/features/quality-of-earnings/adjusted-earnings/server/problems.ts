import type { ProblemTable } from '#http/problems.ts';

export const adjustmentProblems = {
  'too-many-adjustments': {
    status: 409,
    detail: 'This review has as many adjustments as it can hold. Remove one first.',
  },
  'too-many-lines': {
    status: 409,
    detail: 'An adjustment can’t have that many entries. Choose fewer months.',
  },
  'line-unknown': {
    status: 409,
    detail: 'One of these entries is no longer in the books. Reload the page and choose again.',
  },
  'evidence-unknown': {
    status: 409,
    detail:
      'One of these documents or bank lines is not there, or has been replaced. Reload the page and choose again.',
  },
  'evidence-place': {
    status: 422,
    detail: 'The document has no such page or row.',
  },
  'too-many-references': {
    status: 409,
    detail: 'An adjustment can’t have that much evidence. Remove some first.',
  },
  'names-of-another-room': {
    status: 409,
    detail:
      'This version names documents of another deal room of this business, so it can’t go into this one. Make a new version, sign in with a second factor if the other room asks for one, or use the monthly version, which names no documents.',
  },
  'amount-kind': {
    status: 422,
    detail: 'An adjustment of this kind can’t have such an amount.',
  },
  'amount-months': {
    status: 422,
    detail: 'The first month must not be after the last one.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof adjustmentProblems> {}
}
