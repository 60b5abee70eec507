import type { ProblemTable } from '#http/problems.ts';
import { figureRefusals } from '../domain/review.ts';
import { figureRefusalWords } from '../domain/words.ts';

export const valuationProblems: ProblemTable = {
  ...Object.fromEntries(
    figureRefusals.map((code) => [code, { status: 422, detail: figureRefusalWords[code] }]),
  ),
  'as-of-ahead': { status: 422, detail: 'The date of the figures lies in the future.' },
  'not-a-value': { status: 422, detail: 'The rule cannot have this value. Look at its unit.' },
};
