import type { Recast, RecastPeriod } from './recast.ts';

/** Answers of the questionnaire that follow from the books, in its units (percent); `null` where they do not yet. */
export type DerivedAnswers = {
  /** Growth of sales a year, from the first of the three fiscal years to the third. */
  A2: { value: number } | null;
  /** Spread of the SDE of the three fiscal years, and whether one of them ended with a loss. */
  A4: { value: number; lossYear: boolean } | null;
  /** Which share of the add-backs that raise the earnings has all papers, by value, in the newest period. */
  C5: { value: number } | null;
};

/**
 * What the recast answers by itself. A2 is the compound rate (third ÷ first)^½ − 1; A4 the population standard deviation
 * over the mean, as the earnings base has it, and nothing where the mean is not above zero. Source of both: the health
 * check's own questions.
 */
export function derivedAnswers(recast: Recast | null): DerivedAnswers {
  const periods = recast?.periods ?? [];
  const years = (['first', 'second', 'third'] as const).flatMap(
    (key) => periods.find((period) => period.key === key) ?? [],
  );
  const newest = periods.at(-1);
  return {
    A2: years.length === 3 ? growth(years) : null,
    A4: years.length === 3 ? spread(years) : null,
    C5: newest ? proven(newest) : null,
  };
}

/** Percent without the noise of binary fractions: four decimals. */
const percent = (share: number) => Math.round(share * 1e6) / 1e4;

function growth(years: readonly RecastPeriod[]): { value: number } | null {
  const [first, last] = [years[0]?.revenue ?? 0, years.at(-1)?.revenue ?? 0];
  return first > 0 && last >= 0 ? { value: percent(Math.sqrt(last / first) - 1) } : null;
}

function spread(years: readonly RecastPeriod[]): { value: number; lossYear: boolean } | null {
  const earned = years.map(({ bridge }) => bridge.sde);
  const mean = earned.reduce((sum, one) => sum + one, 0) / earned.length;
  if (mean <= 0) return null;
  const square = earned.reduce((sum, one) => sum + (one - mean) ** 2, 0) / earned.length;
  const lossYear = years.some(({ bridge }) => bridge.netIncome < 0);
  return { value: percent(Math.sqrt(square) / mean), lossYear };
}

function proven({ addBacks }: RecastPeriod): { value: number } | null {
  const raising = addBacks.filter(
    ({ amount, judged, code }) => amount > 0 && !judged.refusal && !code.startsWith('F'),
  );
  const all = raising.reduce((sum, { amount }) => sum + amount, 0);
  const withPapers = raising.filter(({ tier }) => tier === 'A').reduce((sum, { amount }) => sum + amount, 0);
  return all > 0 ? { value: percent(withPapers / all) } : null;
}
