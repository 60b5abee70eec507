import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { figureRefusals } from '../domain/review.ts';
import { figureRefusalWords } from '../domain/words.ts';

export const valuationProblems = {
  ...wordedAs(422, figureRefusals, figureRefusalWords),
  'as-of-ahead': { status: 422, detail: 'The date of the figures lies in the future.' },
  'not-a-value': { status: 422, detail: 'The rule cannot have this value. Look at its unit.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof valuationProblems> {}
}
