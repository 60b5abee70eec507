import type { ProblemTable } from '#http/problems.ts';

export const assistantProblems: ProblemTable = {
  'assistant-busy': {
    status: 503,
    detail: 'Many people are asking Appa at the moment. Try again in a few seconds.',
  },
};
