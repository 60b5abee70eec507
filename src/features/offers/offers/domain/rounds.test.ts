import { describe, expect, it } from 'vitest';
import { roundFate } from './rounds.ts';

describe('a round of terms', () => {
  const history = [
    { from: null, to: 'draft', round: 0 },
    { from: 'draft', to: 'submitted', round: 1 },
    { from: 'submitted', to: 'countered', round: 2 },
    { from: 'countered', to: 'countered', round: 3 },
    { from: 'countered', to: 'under_review', round: 1 },
    { from: 'under_review', to: 'countered', round: 4 },
  ] as const;

  it('changes the terms that stood when it was sent, not those with the number before', () => {
    expect([1, 2, 3, 4].map((number) => roundFate(number, history).changes)).toEqual([null, 1, 2, 1]);
  });

  it('was withdrawn only if it stood when the counteroffer was taken back', () => {
    expect([1, 2, 3, 4].filter((number) => roundFate(number, history).withdrawn)).toEqual([3]);
  });
});
