import { describe, expect, it } from 'vitest';
import { exampleAnswers, given } from '#test/support/check-value-examples.ts';
import type { Answers } from './answers.ts';
import { firstQuestions } from './first-questions.ts';
import { gatesThatMayCome } from './gates.ts';
import { possibleScore, scoresOf } from './possible-score.ts';
import { type QuestionKey, questionKeys, sectionKeys, sections } from './question.ts';
import { scoreCheck } from './score.ts';

describe('the possible score', () => {
  it('is 0 to 100 before the first answer and the score after the last', () => {
    expect(possibleScore({})).toEqual({ low: 0, high: 100 });
    const answered: Answers = { ...exampleAnswers, D10: given(0.5) };
    const { overall } = scoreCheck(answered).claimed;
    expect(possibleScore(answered)).toEqual({ low: overall, high: overall });
  });

  it('is capped by a gate, and may be by one of an open question', () => {
    expect(possibleScore({ D3: given('unfiled') }).high).toBe(30);
    const { D10: _, ...rest } = exampleAnswers;
    expect(possibleScore(rest).low).toBe(40);
    expect(possibleScore({ ...rest, D10: { state: 'not_done_yet' } }).low).toBe(40);
    expect(possibleScore({ ...rest, D10: given(0) }).low).toBeGreaterThan(60);
  });

  it('leaves out what does not apply', () => {
    const growth = { E1: given(0), E2: given(0), E4: given('declining'), E5: given(48) };
    const { high: open } = possibleScore(growth);
    expect(possibleScore({ ...growth, E3: { state: 'does_not_apply' } }).high).toBeLessThan(open);
  });
});

function swing(key: QuestionKey): number {
  const section = sectionKeys.find((one) => sections[one].keys.some((other) => other === key)) ?? 'glance';
  const cap = gatesThatMayCome({}).find((gate) => gate.key === key)?.cap ?? 100;
  const { low, high } = scoresOf(key);
  return Math.max(100 - cap, ((high - low) * sections[section].weight) / 100 / sections[section].keys.length);
}

describe('the first questions', () => {
  const others = questionKeys.filter((key) => !firstQuestions.some((one) => one === key) && key !== 'D10');

  it('besides the earnings are those that move the score most, except the proof of cash', () => {
    const least = Math.min(...firstQuestions.filter((key) => key !== 'A6').map(swing));
    expect(least).toBeGreaterThanOrEqual(Math.max(...others.map(swing)));
  });

  it('include every other gate', () => {
    const gated = gatesThatMayCome({}).map(({ key }) => key);
    expect(gated.filter((key) => others.includes(key))).toEqual([]);
  });
});
