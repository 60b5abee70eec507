import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { guards } from '../domain/moves.ts';
import { stageGuards } from '../domain/stage-moves.ts';
import { refusalWords, stageRefusalWords } from '../domain/words.ts';

const openings = ['own-listing', 'own-mandate', 'listing-not-open', 'request-open', 'too-soon'] as const;

export const accessRequestProblems = {
  ...wordedAs(409, [...stageGuards, 'end-not-possible'], stageRefusalWords),
  ...wordedAs(409, [...guards, ...openings], refusalWords),
  'rules-ask-nothing': {
    status: 409,
    detail: 'Require verified identity or funds. Otherwise the highlights would be open to everyone.',
  },
  'request-closed': { status: 409, detail: 'This request has ended.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof accessRequestProblems> {}
}
