import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, answerRefusal, answerRefusals, type GivenAnswer, scoreOfAnswer } from './answers.ts';
import { type QuestionKey, questionKeys, sectionKeys, sections } from './question.ts';
import { questions } from './questions.ts';
import { scoreOn } from './scale.ts';

const facts = { benchmarked: true, lossYear: false, reviews: 50, locationDependent: true };
const given = (value: number | string, more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  state: 'given',
  value,
  evidenced: false,
  ...facts,
  ...more,
});
const at = (key: QuestionKey, value: number | string, more: Partial<GivenAnswer> = {}) =>
  scoreOfAnswer(key, given(value, more));

type Edges = readonly (readonly [edge: number, below: number, on: number, above: number])[];
const edges: Partial<Record<QuestionKey, Edges>> = {
  A1: [
    [2, 0, 40, 40],
    [5, 40, 70, 70],
    [10, 70, 100, 100],
  ],
  A2: [
    [-5, 0, 30, 30],
    [0, 30, 55, 55],
    [5, 55, 85, 85],
    [15, 85, 85, 100],
  ],
  A3: [
    [-5, 0, 0, 40],
    [0, 40, 70, 70],
    [5, 70, 70, 100],
  ],
  A4: [
    [10, 100, 70, 70],
    [25, 70, 35, 35],
    [40, 35, 35, 0],
  ],
  A6: [
    [100_000_00, 20, 45, 45],
    [250_000_00, 45, 65, 65],
    [500_000_00, 65, 85, 85],
    [1_000_000_00, 85, 85, 100],
  ],
  B1: [
    [10, 10, 40, 40],
    [30, 40, 70, 70],
    [60, 70, 70, 100],
  ],
  B2: [
    [10, 100, 80, 80],
    [15, 80, 60, 60],
    [25, 60, 30, 30],
    [40, 30, 30, 0],
  ],
  B3: [
    [25, 100, 75, 75],
    [50, 75, 40, 40],
    [75, 40, 40, 0],
  ],
  B4: [
    [60, 0, 35, 35],
    [75, 35, 70, 70],
    [90, 70, 70, 100],
  ],
  B7: [
    [3.5, 20, 55, 55],
    [4.2, 55, 85, 85],
    [4.7, 85, 85, 100],
  ],
  C1: [
    [1, 100, 70, 40],
    [2, 70, 40, 10],
    [3, 40, 10, 10],
  ],
  C2: [
    [1, 0, 40, 40],
    [2, 40, 70, 70],
    [4, 70, 70, 100],
  ],
  C5: [
    [50, 20, 60, 60],
    [80, 60, 60, 100],
  ],
  D1: [
    [1, 0, 35, 35],
    [3, 35, 65, 65],
    [5, 65, 65, 100],
  ],
  D4: [
    [20, 100, 75, 75],
    [40, 75, 45, 45],
    [60, 45, 45, 20],
  ],
  D6: [
    [5, 100, 60, 60],
    [15, 60, 60, 20],
  ],
  D8: [
    [3, 100, 75, 75],
    [8, 75, 45, 45],
    [15, 45, 45, 10],
  ],
  D9: [
    [2, 100, 75, 75],
    [5, 75, 40, 40],
    [10, 40, 40, 0],
  ],
  D10: [
    [1, 100, 75, 75],
    [2, 75, 40, 40],
    [5, 40, 40, 0],
  ],
  E1: [
    [1, 0, 50, 50],
    [3, 50, 100, 100],
  ],
  E2: [
    [1, 20, 60, 60],
    [3, 60, 60, 100],
  ],
  E3: [
    [50, 50, 100, 100],
    [80, 100, 80, 80],
    [95, 80, 80, 30],
  ],
  E5: [
    [18, 100, 60, 60],
    [36, 60, 60, 20],
  ],
};
const chosen: Partial<Record<QuestionKey, number[]>> = {
  A5: [0, 40, 75, 100],
  B5: [20, 50, 85, 100],
  B6: [20, 40, 70, 100],
  C3: [0, 50, 80, 100],
  C4: [0, 60, 85, 100],
  C6: [0, 40, 70, 100],
  D2: [0, 50, 100],
  D3: [0, 0, 50, 100],
  D5: [20, 70, 100],
  D7: [0, 55, 100],
  E4: [10, 45, 80, 100],
};

describe('the questions', () => {
  it('number 35, in five sections with weights that add up to 100%', () => {
    expect(questionKeys).toHaveLength(35);
    expect(new Set(questionKeys).size).toBe(35);
    expect(Object.keys(questions)).toEqual(questionKeys);
    expect(sectionKeys.map((key) => sections[key].weight)).toEqual([20, 20, 25, 25, 10]);
  });

  it('each have unique texts for what, why and where', () => {
    const words = questionKeys.flatMap((key) => [questions[key].question, questions[key].why]);
    expect(new Set(words).size).toBe(70);
    for (const key of questionKeys) expect(questions[key].where.length, key).toBeGreaterThan(20);
  });

  it('each have their edges or choices tested here', () => {
    const linear = ['C7'];
    expect([...Object.keys(edges), ...Object.keys(chosen), ...linear].toSorted()).toEqual(
      questionKeys.toSorted(),
    );
  });
});

describe.each(Object.entries(edges) as [QuestionKey, Edges][])('the scale of %s', (key, rows) => {
  const { kind } = questions[key];
  const step = kind === 'amount' || kind === 'count' ? 1 : 0.001;
  it.each(rows)('at %d goes from %d over %d to %d', (edge, ...scores) => {
    expect([at(key, edge - step), at(key, edge), at(key, edge + step)]).toEqual(scores);
  });

  it('has no step that is untested here', () => {
    const { scale } = measured(key);
    expect(scale === 'linear' ? 0 : scale.length - 1).toBe(rows.length);
  });
});

describe('an answer', () => {
  it('to a choice has the score of the choice', () => {
    for (const [key, scores] of Object.entries(chosen) as [QuestionKey, number[]][]) {
      const question = questions[key];
      expect(question.kind).toBe('choice');
      if (question.kind !== 'choice') continue;
      expect(question.choices.map(({ value }) => at(key, value))).toEqual(scores);
    }
  });

  it('about readiness is the score', () => {
    expect([0, 72, 99.5, 100].map((value) => at('C7', value))).toEqual([0, 72, 99.5, 100]);
  });

  it('about a margin without a benchmark uses its own scale', () => {
    const alone = (value: number) => at('A3', value, { benchmarked: false });
    const values = [-10, 4.999, 5, 9.999, 10, 20, 20.001];
    expect(values.map(alone)).toEqual([20, 20, 50, 50, 80, 80, 100]);
  });

  it('about earnings with a loss scores at most 35', () => {
    const lossYear = true;
    expect([5, 15, 30, 40, 41].map((value) => at('A4', value, { lossYear }))).toEqual([35, 35, 35, 35, 0]);
  });

  it('about a rating needs 50 reviews for the best score', () => {
    expect([0, 49, 50].map((reviews) => at('B7', 4.9, { reviews }))).toEqual([85, 85, 100]);
    expect(at('B7', 3, { reviews: 0 })).toBe(20);
  });

  it('is refused with a reason and then has no score', () => {
    const seen = new Set<string>();
    const no = (key: QuestionKey, answer: Answer) => {
      const refusal = answerRefusal(key, answer);
      if (refusal) seen.add(refusal);
      return refusal;
    };
    expect(no('B2', { state: 'does_not_apply' })).toBe('always-applies');
    expect(no('D1', { state: 'does_not_apply' })).toBeNull();
    expect(no('C3', { state: 'not_done_yet' })).toBe('cannot-stay-open');
    expect(no('D10', { state: 'not_done_yet' })).toBeNull();
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '12'])
      expect(no('A1', given(value))).toBe('not-a-number');
    expect(no('C1', given(1.5))).toBe('not-whole');
    expect(no('A6', given(0.5))).toBe('not-whole');
    expect(no('A1', given(-1))).toBe('too-low');
    expect(no('B2', given(100.1))).toBe('too-high');
    expect(no('A5', given('perfect'))).toBe('not-a-choice');
    expect(no('A5', given(3))).toBe('not-a-choice');
    expect(no('B7', { state: 'given', value: 4, evidenced: true })).toBe('fact-missing');
    expect(no('B7', given(4, { reviews: 0.5 }))).toBe('fact-missing');
    expect(no('A3', { state: 'given', value: 4, evidenced: true })).toBe('fact-missing');
    expect([...seen].toSorted()).toEqual(answerRefusals.toSorted());
    expect(() => at('A1', -1)).toThrow(RangeError);
    expect(() => scoreOn([{ score: 1 }], Number.NaN)).toThrow(RangeError);
  });

  it('may be at the ends of the accepted range, but not beyond', () => {
    for (const key of Object.keys(edges) as QuestionKey[]) {
      const { min, max } = measured(key);
      expect(
        [min, max, min - 1, max + 1].map((value) => answerRefusal(key, given(value))),
        key,
      ).toEqual([null, null, 'too-low', 'too-high']);
    }
  });

  it('never scores less when it is better', () => {
    const keys = questionKeys.filter((key) => questions[key].kind !== 'choice' && key !== 'E3');
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.record({ benchmarked: fc.boolean(), lossYear: fc.boolean(), reviews: fc.nat(100) }),
        (key, one, other, beside) => {
          const { min, max, better, kind } = measured(key);
          const whole = kind === 'amount' || kind === 'count';
          const [from, to] = [Math.max(min, -100), Math.min(max, kind === 'amount' ? 200_000_000 : 200)];
          const value = (share: number) => (whole ? Math.round : Number)(from + (to - from) * share);
          const [less, more] = [Math.min(value(one), value(other)), Math.max(value(one), value(other))];
          const [low, high] = [at(key, less, beside), at(key, more, beside)];
          if (better === 'more') expect(high).toBeGreaterThanOrEqual(low);
          else expect(high).toBeLessThanOrEqual(low);
        },
      ),
    );
  });
});

function measured(key: QuestionKey) {
  const question = questions[key];
  if (question.kind === 'choice') throw new Error(`${key} is a choice`);
  return question;
}
