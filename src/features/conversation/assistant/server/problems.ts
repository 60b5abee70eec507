import type { ProblemTable } from '#http/problems.ts';

export const assistantProblems = {
  'assistant-busy': {
    status: 503,
    detail: 'Many people are asking Appa at the moment. Try again in a few seconds.',
  },
  'no-model': {
    status: 409,
    detail: 'This site has no language model, so Appa cannot suggest an answer.',
  },
  'model-used-up': {
    status: 429,
    detail: 'Your share of the model for today is used up. From midnight (UTC) on it suggests answers again.',
  },
  'model-silent': {
    status: 503,
    detail: 'The model did not answer. Try again in a minute, or write the answer yourself.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof assistantProblems> {}
}
