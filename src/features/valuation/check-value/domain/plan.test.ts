import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import {
  anyAnswer,
  anyAnswers,
  anyYears,
  exampleAnswers,
  exampleInputs,
  exampleRows,
  given,
} from '#test/support/check-value-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import { bestAnswer } from './best-answer.ts';
import { checkValue } from './check-value.ts';
import { proposals, worthOf } from './plan.ts';
import { isOverdue, taskMoves, taskRefusal, taskStatuses } from './task.ts';

const plan = (answers = exampleAnswers) =>
  proposals(answers, checkValue({ ...exampleInputs, answers }), exampleRows);
const worth = (key: 'B2' | 'C1', to: number, answers = exampleAnswers) =>
  worthOf(answers, { key, to: given(to) }, checkValue({ ...exampleInputs, answers }), exampleRows);

describe('the plan', () => {
  it('proposes every weak answer that an owner can change, most dollars first', () => {
    const found = plan();
    expect(
      found
        .map(({ key }) => key)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['A5', 'C1', 'C2']);
    const scores = found.map(({ key }) => scoreOfAnswer(key, given(exampleValue(key))));
    expect(Math.max(...scores)).toBeLessThan(70);
    const amounts = found.map(({ dollars: amount }) => amount ?? 0);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(found.find(({ key }) => key === 'C1')?.dollars).toBe(dollars(20_035.71));
  });

  it('never proposes what an owner cannot change or has not answered', () => {
    const found = plan({ ...exampleAnswers, A1: given(0), E4: given('declining') }).map(({ key }) => key);
    expect(found).not.toContain('A1');
    expect(found).not.toContain('E4');
    expect(found).not.toContain('D10');
  });

  it('excludes what a gate holds back, and counts what lifting it releases', () => {
    const gated = { ...exampleAnswers, B2: given(60) };
    expect(worth('C1', 0, gated)).toEqual({
      gain: 0,
      dollars: 0,
      held: true,
      released: expect.toSatisfy((amount: number) => amount > 0),
    });
    const lifted = worth('B2', 9, gated);
    expect(lifted.held).toBe(true);
    expect(lifted.gain).toBeGreaterThan(15);
    expect(lifted.dollars).toBeGreaterThan(worth('B2', 9).dollars ?? 0);
  });

  it('says what a change adds once the cap is lifted, and nothing where none holds it back', () => {
    const gated = { ...exampleAnswers, B2: given(60) };
    const lifted = { ...exampleAnswers, B2: given(50) };
    expect(worth('C1', 0, gated).released).toBe(worth('C1', 0, lifted).dollars);
    expect(worth('C1', 0).released).toBeNull();
    const amounts = plan(gated)
      .filter(({ dollars: amount }) => amount === 0)
      .map(({ released }) => released ?? 0);
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('has no dollars without a score', () => {
    expect(worth('C1', 0, { C1: given(2) })).toEqual({
      gain: null,
      dollars: null,
      held: false,
      released: null,
    });
  });

  it('has the nearest best answer for every question', () => {
    expect(bestAnswer('B2', given(18)).value).toBe(9);
    expect(bestAnswer('C1', given(2)).value).toBe(0);
    expect(bestAnswer('B7', given(4.5, { reviews: 10 }))).toMatchObject({ value: 4.8, reviews: 50 });
    expect(bestAnswer('E3', given(85)).value).toBe(79);
    expect(bestAnswer('E3', given(20)).value).toBe(50);
    expect(bestAnswer('A6', given(374_000_00)).value).toBe(1_000_001_00);
    expect(bestAnswer('A3', given(3, { benchmarked: false })).value).toBe(21);
    expect(bestAnswer('C7', given(72)).value).toBe(100);
    const any = fc.constantFrom(...questionKeys).chain((key) => fc.tuple(fc.constant(key), anyAnswer(key)));
    fc.assert(
      fc.property(any, ([key, answer]) => {
        const best = bestAnswer(key, answer);
        const at = scoreOfAnswer(key, best);
        expect(at).toBeGreaterThanOrEqual(scoreOfAnswer(key, answer));
        if (key !== 'A4') expect(at, questions[key].question).toBe(100);
      }),
    );
  });

  it('never promises a negative amount or more than the resulting value', () => {
    fc.assert(
      fc.property(anyAnswers, anyYears, (answers, periods) => {
        const inputs = { ...exampleInputs, answers, periods };
        const priced = checkValue(inputs);
        for (const one of proposals(answers, priced, exampleRows)) {
          if (one.dollars === null) continue;
          expect(one.dollars).toBeGreaterThanOrEqual(0);
          expect(one.gain).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
    );
  });
});

function exampleValue(key: keyof typeof exampleAnswers): number | string {
  const answer = exampleAnswers[key];
  return answer?.state === 'given' ? answer.value : 0;
}

describe('a task', () => {
  it('moves from open to done or dropped, and back only from dropped', () => {
    for (const from of taskStatuses)
      for (const to of taskStatuses) {
        const known = taskMoves.some((move) => move.from === from && move.to === to);
        expect(taskRefusal(from, to)).toBe(known ? null : 'invalid-transition');
      }
    expect(taskRefusal('done', 'open')).toBe('invalid-transition');
  });

  it('is overdue after its due date while it is open', () => {
    const task = { status: 'open', dueOn: '2026-11-20' } as const;
    expect(isOverdue(task, '2026-11-20')).toBe(false);
    expect(isOverdue(task, '2026-11-21')).toBe(true);
    expect(isOverdue({ ...task, status: 'done' }, '2026-11-21')).toBe(false);
  });
});
