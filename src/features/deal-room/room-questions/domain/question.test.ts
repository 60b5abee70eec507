import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAnswered,
  mayMoveQuestion,
  openStates,
  type QuestionParty,
  type QuestionState,
  questionMoves,
  questionParties,
  questionRefusal,
  questionStates,
  stateForAsker,
} from './question.ts';

const everything = { decides: true, route: 'seller', answer: 'A', publicQuestion: 'Q', reason: 'R' } as const;
const nothing = { decides: false, route: null, answer: null, publicQuestion: null, reason: null };

/**
 * Written by hand from the policy. Rows: current state; columns: requested state. a asker, s seller, k
 * broker, e expert; in parentheses: only if a guard passes; `-`: no such move.
 */
const columns: QuestionState[] = [...questionStates];
const policy: Record<QuestionState, string[]> = {
  asked: ['-', '(s k)', '(s k)', '-', '(s k)', '-', '(s k)', 'a'],
  routed: ['-', '(s k)', '(s k e)', '-', '(s k)', '-', '(s k)', 'a'],
  drafted: ['-', '(s k)', '(s k e)', '(s k)', '(s k)', '-', '(s k)', 'a'],
  approved: ['-', '-', '(s k)', '-', 's k', '(s k)', '(s k)', 'a'],
  answered: ['-', '-', '-', '-', '-', '(s k)', '-', '-'],
  published: ['-', '-', '-', '-', '(s k)', '-', '-', '-'],
  declined: ['-', '-', '-', '-', '-', '-', '-', '-'],
  withdrawn: ['-', '-', '-', '-', '-', '-', '-', '-'],
};
const letters: Record<QuestionParty, string> = { asker: 'a', seller: 's', broker: 'k', expert: 'e' };
const matrix = questionStates.flatMap((from) =>
  questionStates.flatMap((to) => questionParties.map((party) => ({ from, to, party }))),
);

describe('question moves, 8 states × 8 targets × 4 parties', () => {
  it.each(matrix)('$from → $to by $party', ({ from, to, party }) => {
    const cell = policy[from][columns.indexOf(to)] ?? '';
    const met = questionRefusal(from, to, party, everything);
    const unmet = questionRefusal(from, to, party, nothing);
    if (cell === '-') expect([met, unmet]).toEqual(['invalid-transition', 'invalid-transition']);
    else if (!cell.includes(letters[party])) expect([met, unmet]).toEqual(['not-your-move', 'not-your-move']);
    else {
      expect(met).toBeNull();
      if (cell.startsWith('(')) expect(unmet).not.toBeNull();
      else expect(unmet).toBeNull();
    }
  });
});

describe('question guards', () => {
  const cases: [QuestionState, QuestionState, Partial<typeof everything> | object, string][] = [
    ['asked', 'routed', { route: null }, 'question-route'],
    ['asked', 'drafted', { answer: ' ' }, 'question-answer'],
    ['asked', 'answered', { answer: ' ' }, 'question-answer'],
    ['asked', 'answered', { decides: false }, 'seller-decides'],
    ['drafted', 'approved', { decides: false }, 'seller-decides'],
    ['approved', 'published', { publicQuestion: '' }, 'question-public'],
    ['answered', 'published', { decides: false }, 'seller-decides'],
    ['published', 'answered', { decides: false }, 'seller-decides'],
    ['asked', 'declined', { reason: null }, 'question-reason'],
    ['asked', 'declined', { decides: false }, 'seller-decides'],
  ];
  it.each(cases)('%s → %s with %o: %s', (from, to, without, code) => {
    expect(questionRefusal(from, to, 'seller', { ...everything, ...without })).toBe(code);
  });
});

describe('any path through the moves', () => {
  it('never releases an answer without approval by someone with the seller’s authority', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let state: QuestionState = 'asked';
        let approved = false;
        for (const choice of choices) {
          const edges = questionMoves.filter(({ from }) => from === state);
          const edge = edges[choice % Math.max(edges.length, 1)];
          if (!edge) break;
          if (edge.to === 'drafted') approved = false;
          if (['approved', 'answered'].includes(edge.to))
            approved ||= edge.needs?.includes('seller-decides') === true;
          state = edge.to;
          if (isAnswered(state)) expect(approved).toBe(true);
        }
      }),
    );
  });

  it('has no move from declined or withdrawn', () => {
    for (const from of ['declined', 'withdrawn'] as const)
      expect(questionMoves.filter((move) => move.from === from)).toEqual([]);
  });
});

it('tells a view which moves are possible once the form is filled in', () => {
  const may = mayMoveQuestion('drafted', 'broker', false);
  expect(may).toMatchObject({ routed: null, drafted: null, approved: 'seller-decides' });
  expect(mayMoveQuestion('asked', 'asker', false)).toMatchObject({
    withdrawn: null,
    routed: 'not-your-move',
  });
});

it('hides from the buyer how an answer is worked out', () => {
  for (const state of openStates) expect(stateForAsker(state)).toBe('asked');
  for (const state of ['answered', 'published', 'declined', 'withdrawn'] as const)
    expect(stateForAsker(state)).toBe(state);
});
