import type { ProblemTable } from '#http/problems.ts';

export const businessProblems: ProblemTable = {
  'ein-taken': { status: 409, detail: 'You already added a business with this EIN.' },
};
