import fc from 'fast-check';
import type { CheckInputs } from '#features/valuation/check-value/domain/check-value.ts';
import type { EarningsPeriod } from '#features/valuation/check-value/domain/earnings-found.ts';
import type { Answer, Answers, GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { cents } from '#kernel/money.ts';
import { checked } from './health-check-examples.ts';
import { askingToRevenue, bands, dollars, rules, trade } from './valuation-examples.ts';

const facts = { benchmarked: true, lossYear: false, reviews: 60, locationDependent: true };

export const given = (value: number | string, more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  state: 'given',
  value,
  evidenced: true,
  ...facts,
  ...more,
});

/** The worked example: every answer has a document, except that the proof of cash is not done yet. */
export const exampleAnswers: Answers = {
  ...Object.fromEntries(Object.entries(checked.answers).map(([key, value]) => [key, given(value)])),
  D10: { state: 'not_done_yet' },
};

const workedTrade = trade('Worked example', 'SDE', [2.5, 5]);
export const exampleRows = [
  workedTrade,
  trade('Worked example', 'EBITDA', [3, 6]),
  ...bands,
  askingToRevenue,
];

export const exampleInputs: CheckInputs = {
  answers: exampleAnswers,
  periods: [],
  books: { unmatched: 0, incomplete: false },
  trade: workedTrade,
  rows: exampleRows,
  rules,
  assets: null,
};

/** A year by its SDE in dollars; 10% of it is replacement salary and 20% add-backs, all documented. */
export function year(endsOn: string, sde: number, more: Partial<EarningsPeriod> = {}): EarningsPeriod {
  const marketPay = dollars(sde / 10);
  const adjustedEbitda = cents(dollars(sde) - marketPay);
  const ebitda = cents(adjustedEbitda - dollars(sde / 5));
  return {
    key: endsOn,
    endsOn,
    months: 12,
    revenue: dollars(sde * 5),
    bridge: {
      ebitda,
      adjustedEbitda,
      marketPay,
      sde: dollars(sde),
      lender: { adjustedEbitda, sde: dollars(sde) },
    },
    ...more,
  };
}

export const growingYears = [
  year('2023-12-31', 300_000),
  year('2024-12-31', 330_000),
  year('2025-12-31', 374_000),
];

export const anyAnswer = (key: QuestionKey): fc.Arbitrary<GivenAnswer> => {
  const question = questions[key];
  const value =
    question.kind === 'choice'
      ? fc.constantFrom(...question.choices.map((choice) => choice.value))
      : fc.integer({ min: Math.ceil(question.min), max: Math.min(question.max, 200_000_000) });
  const beside = fc.record({
    benchmarked: fc.boolean(),
    lossYear: fc.boolean(),
    reviews: fc.nat(100),
    locationDependent: fc.boolean(),
  });
  return fc
    .tuple(value, fc.boolean(), beside)
    .map(([found, evidenced, more]) => given(found, { evidenced, ...more }));
};

export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(questionKeys.map((key): [string, fc.Arbitrary<Answer>] => [key, anyAnswer(key)])),
);

export const anyYears: fc.Arbitrary<EarningsPeriod[]> = fc
  .array(fc.integer({ min: -500_000, max: 3_000_000 }), { maxLength: 3 })
  .map((amounts) => amounts.map((amount, at) => year(`${2023 + at}-12-31`, amount)));
