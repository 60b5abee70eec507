import type { ProblemTable } from '#http/problems.ts';
import { guards } from '../domain/moves.ts';
import { stageGuards } from '../domain/stage-moves.ts';
import { refusalWords, stageRefusalWords } from '../domain/words.ts';

const openings = ['own-listing', 'own-mandate', 'listing-not-open', 'request-open', 'too-soon'] as const;

export const accessRequestProblems: ProblemTable = {
  ...Object.fromEntries(
    [...stageGuards, 'end-not-possible' as const].map((code) => [
      code,
      { status: 409, detail: stageRefusalWords[code] },
    ]),
  ),
  ...Object.fromEntries(
    [...guards, ...openings].map((code) => [code, { status: 409, detail: refusalWords[code] }]),
  ),
  'rules-ask-nothing': {
    status: 409,
    detail: 'Require verified identity or funds. Otherwise the highlights would be open to everyone.',
  },
  'request-closed': { status: 409, detail: 'This request has ended.' },
};
