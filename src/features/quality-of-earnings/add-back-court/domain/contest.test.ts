import { expect, test } from 'vitest';
import {
  type ContestFacts,
  type ContestState,
  type CourtParty,
  contestMoves,
  contestRefusal,
  contestStates,
  mayInvite,
  mayMove,
  type Said,
} from './contest.ts';

const parties: readonly CourtParty[] = ['buyer', 'seller', 'cpa'];
const facts = (state: ContestState, more: Partial<ContestFacts> = {}): ContestFacts => ({
  ...{ state, standing: 10_000, evidence: ['entries'], outcome: state === 'ruled' ? 'struck' : null },
  ...more,
});
const said = (more: Partial<Said> = {}): Said => ({
  ...{ words: 'Because', license: 'UT 1', evidence: [], outcome: null, amount: null },
  ...more,
});
const forStep = (to: ContestState) => said(to === 'ruled' ? { outcome: 'struck' } : {});

test('every state, step and party: exactly the moves of the table are allowed', () => {
  for (const from of contestStates)
    for (const to of contestStates)
      for (const party of parties) {
        const edge = contestMoves.find((move) => move.from === from && move.to === to);
        const expected = !edge ? 'invalid-transition' : edge.by.includes(party) ? null : 'not-your-move';
        expect([from, to, party, contestRefusal(facts(from), to, party, forStep(to))]).toEqual([
          ...[from, to, party],
          expected,
        ]);
        expect(mayMove(facts(from), party)[to]).toBe(expected);
      }
});

test('an answer has words, cites evidence that there is, and leaves a part of the amount if it says one', () => {
  const answer = (more: Partial<Said>) =>
    contestRefusal(facts('contested'), 'answered', 'seller', said(more));
  expect(answer({ words: '  ' })).toBe('court-words');
  expect(answer({ evidence: ['entries', 'bank'] })).toBe('court-evidence');
  expect(answer({ evidence: ['entries'], amount: 9_999 })).toBeNull();
  for (const amount of [0, 10_000, 10_001]) expect(answer({ amount })).toBe('court-amount');
});

test('a decision has reasons and a license, and an amount exactly if it reduces', () => {
  const decide = (more: Partial<Said>) => contestRefusal(facts('answered'), 'ruled', 'cpa', said(more));
  expect(decide({ outcome: 'upheld' })).toBeNull();
  expect(decide({ outcome: 'reduced', amount: 1 })).toBeNull();
  expect(decide({ outcome: 'upheld', words: null })).toBe('court-words');
  expect(decide({ outcome: 'upheld', license: '' })).toBe('court-license');
  const wrong: Partial<Said>[] = [
    { outcome: null },
    { outcome: 'reduced' },
    { outcome: 'struck', amount: 5 },
    { outcome: 'reduced', amount: 10_000 },
    { outcome: 'reduced', amount: 0 },
  ];
  for (const one of wrong) expect(decide(one)).toBe('court-amount');
});

test('a seller accepts a decision that left less, and nothing is accepted of one that left all', () => {
  const accept = (outcome: 'upheld' | 'reduced') =>
    contestRefusal(facts('ruled', { outcome }), 'conceded', 'seller', said());
  expect(accept('reduced')).toBeNull();
  expect(accept('upheld')).toBe('court-upheld');
});

test('either side invites a CPA while the contest is open', () => {
  for (const state of contestStates) {
    const open = state === 'contested' || state === 'answered' ? null : 'invalid-transition';
    expect([mayInvite(state, 'buyer'), mayInvite(state, 'seller')]).toEqual([open, open]);
    expect(mayInvite(state, 'cpa')).toBe('not-your-move');
  }
});
