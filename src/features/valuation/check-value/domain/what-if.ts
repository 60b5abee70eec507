import {
  type Answers,
  answerRefusal,
  type GivenAnswer,
  numberOf,
} from '#features/valuation/health-check/domain/answers.ts';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import type { MultipleRow } from '#features/valuation/valuation/domain/multiple-row.ts';
import { type Cents, cents, centsFromDollars } from '#kernel/money.ts';
import type { CheckInputs } from './check-value.ts';
import { countedPeriods, type EarningsPeriod, monthsApart } from './earnings-found.ts';

export type WhatIf = {
  answers: { readonly [K in QuestionKey]?: GivenAnswer };
  /** In cents. */
  addBacks: Cents | null;
  /** In percent. */
  margin: number | null;
  /** Annual, in percent. */
  growth: number | null;
};

export const unchanged: WhatIf = { answers: {}, addBacks: null, margin: null, growth: null };

export function isUnchanged({ answers, addBacks, margin, growth }: WhatIf): boolean {
  return addBacks === null && margin === null && growth === null && Object.keys(answers).length === 0;
}

/** `null` where the books have no data: no books, no sales, no prior year. */
export type Drivers = { addBacks: Cents | null; margin: number | null; growth: number | null };

/** From the years that count. Cents and percent. */
export function driversOf(periods: readonly EarningsPeriod[]): Drivers {
  const [latest, before] = countedPeriods(periods).toReversed();
  if (!latest) return { addBacks: null, margin: null, growth: null };
  const { revenue, bridge } = latest;
  return {
    addBacks: addBacksOf(latest),
    margin: revenue > 0 ? (bridge.adjustedEbitda / revenue) * 100 : null,
    growth:
      before && before.revenue > 0 && revenue >= 0
        ? ((revenue / before.revenue) ** (1 / yearsApart(before, latest)) - 1) * 100
        : null,
  };
}

/**
 * Applies moved drivers to the inputs. Add-backs, margin and growth change the latest year of the books and shift the
 * answers that follow from it (A2, A3, A4, A6) by the same amount; a directly moved answer stays. Unmoved inputs are
 * returned unchanged.
 */
export function withWhatIf<R extends MultipleRow>(inputs: CheckInputs<R>, moved: WhatIf): CheckInputs<R> {
  const periods = movedPeriods(inputs.periods, moved);
  const followed = periods === inputs.periods ? inputs.answers : follow(inputs, periods);
  return { ...inputs, periods, answers: { ...followed, ...moved.answers } };
}

function movedPeriods(periods: readonly EarningsPeriod[], moved: WhatIf): readonly EarningsPeriod[] {
  const [latest, before] = countedPeriods(periods).toReversed();
  const { addBacks, margin, growth } = moved;
  if (!latest || (addBacks === null && margin === null && growth === null)) return periods;
  const next = movedPeriod(latest, before ?? null, moved);
  return periods.map((period) => (period === latest ? next : period));
}

function movedPeriod(latest: EarningsPeriod, before: EarningsPeriod | null, moved: WhatIf): EarningsPeriod {
  const { bridge } = latest;
  const revenue =
    moved.growth === null || !before
      ? latest.revenue
      : centsFromDollars((before.revenue / 100) * (1 + moved.growth / 100) ** yearsApart(before, latest));
  const share = latest.revenue > 0 ? bridge.adjustedEbitda / latest.revenue : 0;
  const earned =
    revenue === latest.revenue && moved.margin === null
      ? bridge.adjustedEbitda
      : centsFromDollars((revenue / 100) * (moved.margin === null ? share : moved.margin / 100));
  const addBacks = moved.addBacks ?? addBacksOf(latest);
  const adjustedEbitda = cents(earned + addBacks - addBacksOf(latest));
  return {
    ...latest,
    revenue,
    bridge: {
      ...bridge,
      ebitda: cents(adjustedEbitda - addBacks),
      adjustedEbitda,
      sde: cents(adjustedEbitda + bridge.marketPay),
      lender: creditedOf(latest, adjustedEbitda, addBacks),
    },
  };
}

/** In cents. A lender’s SDE keeps the cost of one owner that it adds back today, and is never above the owner’s. */
function creditedOf({ bridge }: EarningsPeriod, adjusted: Cents, addBacks: Cents) {
  const today = bridge.adjustedEbitda - bridge.ebitda;
  const credited = bridge.lender.adjustedEbitda - bridge.ebitda;
  const share = today > 0 ? Math.min(Math.max(credited / today, 0), 1) : 0;
  const now = addBacks === today ? credited : addBacks > 0 ? Math.round(addBacks * share) : addBacks;
  const ebitda = adjusted - addBacks;
  const pay = bridge.lender.sde - bridge.lender.adjustedEbitda;
  const sde = Math.min(ebitda + now + pay, adjusted + bridge.marketPay);
  return { adjustedEbitda: cents(ebitda + now), sde: cents(sde) };
}

/** More than one if the year between is not weighted. */
const yearsApart = (before: EarningsPeriod, after: EarningsPeriod) =>
  monthsApart(before.endsOn, after.endsOn) / 12;

function addBacksOf({ bridge }: EarningsPeriod): Cents {
  return cents(bridge.adjustedEbitda - bridge.ebitda);
}

/** Shifts answers by the change of the books, so that unmoved ones keep every digit. */
function follow({ answers, periods: was }: CheckInputs, periods: readonly EarningsPeriod[]): Answers {
  const [old, now] = [figuresOf(was), figuresOf(periods)];
  const moved: { [K in QuestionKey]?: GivenAnswer } = {};
  for (const key of ['A2', 'A3', 'A4', 'A6'] as const) {
    const answer = answers[key];
    const [before, after] = [old[key], now[key]];
    if (answer?.state !== 'given' || numberOf(answer) === null || before === null || after === null) continue;
    const question = questions[key];
    if (question.kind === 'choice' || before === after) continue;
    const value = Math.min(Math.max(Number(answer.value) + after - before, question.min), question.max);
    moved[key] = { ...answer, value: question.kind === 'amount' ? Math.round(value) : value };
  }
  return { ...answers, ...moved };
}

type Figures = Record<'A2' | 'A3' | 'A4' | 'A6', number | null>;

/** Annual growth, margin, spread of the SDE (percent), SDE (cents). */
function figuresOf(periods: readonly EarningsPeriod[]): Figures {
  const counted = countedPeriods(periods);
  const [first, last] = [counted.at(0), counted.at(-1)];
  const years = first && last ? yearsApart(first, last) : 0;
  const growing = first && last && years > 0 && first.revenue > 0 && last.revenue > 0;
  return {
    A2: growing ? ((last.revenue / first.revenue) ** (1 / years) - 1) * 100 : null,
    A3: driversOf(periods).margin,
    A4: spread(counted.map(({ bridge }) => bridge.sde)),
    A6: last?.bridge.sde ?? null,
  };
}

/** Population standard deviation ÷ mean, in percent; `null` for one year or without a positive mean. */
function spread(years: readonly number[]): number | null {
  const mean = years.reduce((sum, year) => sum + year, 0) / years.length;
  if (years.length < 2 || mean <= 0) return null;
  const square = years.reduce((sum, year) => sum + (year - mean) ** 2, 0) / years.length;
  return (Math.sqrt(square) / mean) * 100;
}

export function refusedKeys({ answers }: Pick<WhatIf, 'answers'>): QuestionKey[] {
  return questionKeys.filter((key) => {
    const answer = answers[key];
    return answer !== undefined && answerRefusal(key, answer) !== null;
  });
}
