import { describe, expect, it } from 'vitest';
import type { Answer } from './answers.ts';
import { contradictions } from './contradictions.ts';

const given = (value: number): Answer => ({ state: 'given', value, evidenced: false });

describe('contradictory answers', () => {
  const codes = (answers: Parameters<typeof contradictions>[0]) =>
    contradictions(answers).map(({ code }) => code);

  it('are listed', () => {
    expect(codes({ B2: given(30), B3: given(20) })).toEqual(['top-five-below-largest']);
    expect(codes({ B2: given(5), B3: given(26) })).toEqual(['top-five-above-five-largest']);
    expect(codes({ B2: given(5), B3: given(25) })).toEqual([]);
    expect(codes({ B2: given(30), B3: given(30) })).toEqual([]);
    expect(codes({ B3: given(30) })).toEqual([]);
    const silent: Answer = { state: 'does_not_apply' };
    expect(contradictions({ A1: given(2), A2: silent })).toEqual([
      { code: 'old-enough', keys: ['A1', 'A2'] },
    ]);
    expect(codes({ A1: given(1.9), A2: silent, A4: silent })).toEqual([]);
  });
});
