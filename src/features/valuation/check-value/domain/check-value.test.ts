import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { cents } from '#kernel/money.ts';
import {
  anyAnswer,
  anyAnswers,
  anyYears,
  exampleAnswers,
  exampleInputs,
  exampleRows,
  given,
  growingYears,
  year,
} from '#test/support/check-value-examples.ts';
import { checked } from '#test/support/health-check-examples.ts';
import { acquisition, dollars, scored, trade, weighted } from '#test/support/valuation-examples.ts';
import { type CheckInputs, checkValue } from './check-value.ts';
import { countedPeriods, monthsApart } from './earnings-found.ts';

const of = (more: Partial<CheckInputs> = {}) => checkValue({ ...exampleInputs, ...more });
const answering = (answers: CheckInputs['answers']) => of({ answers: { ...exampleAnswers, ...answers } });

const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);

describe('the worked example', () => {
  const found = of();

  it('has its score, multiple and range to the cent', () => {
    expect(found.score.claimed.overall?.toFixed(2)).toBe(checked.overall);
    expect(found.value.claimed?.multiple.toFixed(4)).toBe(scored.multiple);
    const { low, mid, high } = scored.value;
    expect(found.value.claimed).toMatchObject({ low: dollars(low), mid: dollars(mid), high: dollars(high) });
    expect(found.earnings).toMatchObject({
      metric: 'SDE',
      amount: dollars(374_000),
      from: 'answer',
      way: null,
      reason: 'answer-alone',
    });
  });

  it('needs more than a bank lends, and says what the bank would finance', () => {
    expect(found.financing?.financeable).toBe(dollars(acquisition.maxProject));
    expect(found.financing?.salary).toBe(dollars(acquisition.salary));
    expect(found.financing?.service.cash).toBe(dollars(acquisition.cash));
    expect(codes(found)).toEqual(['needs-financing']);
  });

  it('suggests the three changes that add most', () => {
    expect(found.boosts.map(({ key, dollars: worth }) => ({ key, dollars: worth }))).toEqual(
      checked.boosts.map(({ key, dollars: worth }) => ({ key, dollars: dollars(worth) })),
    );
  });

  it('has no gate, contradiction or missing section', () => {
    expect([found.gates, found.contradictions, found.missing]).toEqual([[], [], []]);
  });
});

describe('the earnings', () => {
  it('are those of the books, weighted where they grow', () => {
    const { earnings } = of({ periods: growingYears });
    expect(earnings).toMatchObject({ amount: dollars(weighted.base), way: 'weighted', from: 'recast' });
    expect(earnings?.years.map(({ amount }) => amount)).toEqual(weighted.years.map(dollars));
    expect(earnings?.revenue).toBe(dollars(374_000 * 5));
  });

  it('are of the three latest whole years; a short period is left out and reported', () => {
    const periods = [year('2022-12-31', 10_000), ...growingYears, year('2026-03-31', 90_000, { months: 3 })];
    const found = of({ periods });
    expect(found.earnings).toMatchObject({ amount: dollars(weighted.base), leftOut: 1 });
    expect(codes(found)).toContain('period-short');
  });

  it('count a year once if it is the last twelve months too', () => {
    const { earnings } = of({ periods: [...growingYears, year('2025-12-31', 380_000, { key: 'latest' })] });
    expect(earnings?.years.map(({ key }) => key)).toEqual(['2023-12-31', '2024-12-31', 'latest']);
  });

  it('count no month twice: a fiscal year that overlaps the last twelve months is shown and not weighted', () => {
    const latest = year('2026-06-30', 380_000, { key: 'latest' });
    const { earnings } = of({ periods: [...growingYears, latest] });
    expect(earnings?.years.map(({ endsOn }) => endsOn)).toEqual(['2023-12-31', '2024-12-31', '2026-06-30']);
    expect(earnings?.words).toContain('The fiscal year to Dec 31, 2025 shares months');
    expect(earnings?.amount).toBe(Math.round((30_000_000 + 2 * 33_000_000 + 3 * 38_000_000) / 6));
    const after = of({ periods: [...growingYears, year('2026-12-31', 380_000, { key: 'latest' })] });
    expect(after.earnings?.years).toHaveLength(3);
    expect(after.earnings?.words).not.toContain('shares months');
  });

  it('weight each month at most once for any periods', () => {
    const end = fc.tuple(fc.integer({ min: 2019, max: 2026 }), fc.integer({ min: 1, max: 12 }));
    const ends = end.map(([y, month]) => new Date(Date.UTC(y, month, 0)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(ends, { minLength: 1, maxLength: 8 }), (days) => {
        const periods = days.toSorted().map((day, at) => year(day, 300_000 + at));
        const counted = countedPeriods(periods);
        expect(counted.at(-1)?.endsOn).toBe(days.toSorted().at(-1));
        for (const [at, one] of counted.slice(1).entries())
          expect(monthsApart(counted[at]?.endsOn ?? '', one.endsOn)).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  it('are the answer if the books have no whole year, and unknown without an answer', () => {
    const short = [year('2026-03-31', 90_000, { months: 3 })];
    expect(of({ periods: short }).earnings).toMatchObject({ from: 'answer', amount: dollars(374_000) });
    const none = answering({ A6: { state: 'not_done_yet' } });
    expect([none.earnings, none.value.claimed, none.financing]).toEqual([null, null, null]);
    expect(codes(none)).toEqual(['no-earnings']);
  });

  it('decide which measure prices the business', () => {
    const large = [year('2025-12-31', 2_000_000)];
    const middling = [year('2025-12-31', 800_000)];
    const led = { ...exampleAnswers, C2: given(5), C4: given('retained') };
    expect(of({ periods: growingYears }).earnings?.reason).toBe('small');
    expect(of({ periods: large }).earnings).toMatchObject({ metric: 'SDE', reason: 'owner-runs-it' });
    expect(of({ periods: large, answers: led }).earnings).toMatchObject({
      metric: 'EBITDA',
      amount: dollars(1_800_000),
      reason: 'large-and-managed',
    });
    const both = of({ periods: middling, answers: led });
    expect(both.earnings).toMatchObject({ metric: 'SDE', method: 'both', reason: 'between' });
    expect(both.beside).toMatchObject({ metric: 'EBITDA', amount: dollars(720_000) });
    expect(both.beside?.value.claimed?.mid).toBeGreaterThan(0);
  });

  it('are those that the trade has a multiple for', () => {
    const only = trade('Plant', 'EBITDA', [4, 7]);
    const found = of({ periods: growingYears, trade: only, rows: [only, ...exampleRows] });
    expect(found.earnings).toMatchObject({ metric: 'EBITDA', reason: 'trade-has-no-other' });
    expect(found.row?.id).toBe(only.id);
  });

  it('have no multiple if negative: the assets are the floor', () => {
    const assets = {
      equipment: dollars(90_000),
      inventory: dollars(20_000),
      receivables: dollars(15_000),
      liabilities: dollars(40_000),
    };
    const found = of({ answers: { ...exampleAnswers, A6: given(-5_000_00) }, assets });
    expect(found.value).toEqual({ claimed: null, evidenced: null });
    expect(found.crossChecks.assetFloor).toBe(dollars(85_000));
    expect(codes(found)).toEqual(['earnings-not-positive']);
    expect(found.financing).toBeNull();
  });
});

describe('the cross-checks', () => {
  it('compare the middle with asking prices as a share of sales', () => {
    const found = of({ periods: growingYears });
    const mid = found.value.claimed?.mid ?? 0;
    expect(found.crossChecks.toRevenue?.ratio).toBe(mid / dollars(1_870_000));
    const thin = growingYears.map((one) => ({ ...one, revenue: cents(one.revenue * 4) }));
    expect(codes(of({ periods: thin }))).toContain('price-to-revenue-low');
    const rich = growingYears.map((one) => ({ ...one, revenue: dollars(500_000) }));
    expect(codes(of({ periods: rich }))).toContain('price-to-revenue-high');
  });

  it('flag assets worth more than the earnings, and liabilities above the assets', () => {
    const nothing = cents(0);
    const rich = { equipment: dollars(9e6), inventory: nothing, receivables: nothing, liabilities: nothing };
    expect(codes(of({ assets: rich }))).toContain('assets-above-value');
    const poor = { equipment: nothing, inventory: nothing, receivables: nothing, liabilities: dollars(1) };
    expect(of({ assets: poor }).crossChecks.assetFloor).toBe(dollars(-1));
  });

  it('report a trade that the tables do not have', () => {
    const found = of({ trade: null });
    expect([found.row, found.value.claimed, found.boosts]).toEqual([null, null, []]);
    expect(codes(found)).toEqual(['trade-unknown']);
  });
});

describe('gates and gaps', () => {
  it('name the gate that limits the score, and the others that apply', () => {
    const found = answering({ B2: given(60), D2: given('material') });
    expect(found.gates.map(({ code, holds }) => [code, holds])).toEqual([
      ['material-litigation', true],
      ['one-customer', false],
    ]);
    expect(found.score.claimed.overall).toBe(45);
  });

  it('count the answers that a section still needs', () => {
    const found = of({ answers: { A1: given(12), D1: given(4), D2: given('none') } });
    expect(found.missing.map(({ section, answers }) => ({ section, answers }))).toEqual([
      { section: 'glance', answers: 4 },
      { section: 'edge', answers: 5 },
      { section: 'boost', answers: 5 },
      { section: 'risk', answers: 5 },
      { section: 'growth', answers: 4 },
    ]);
    expect(found.value.claimed).toBeNull();
  });

  it('the evidenced value is shown with the claimed one, and missing if too little is documented', () => {
    const bare = Object.fromEntries(
      Object.entries(exampleAnswers).map(([key, answer]) => [key, { ...answer, evidenced: false }]),
    );
    const found = of({ answers: bare });
    expect(found.value.claimed?.mid).toBe(dollars(scored.value.mid));
    expect(found.value.evidenced).toBeNull();
    expect(of().value.evidenced).toEqual(of().value.claimed);
  });
});

describe('for any answers', () => {
  it('the range contains the middle, the evidenced value is not higher, and gates only cap', () => {
    fc.assert(
      fc.property(anyAnswers, anyYears, (answers, periods) => {
        const { value, score } = of({ answers, periods });
        for (const one of [value.claimed, value.evidenced])
          if (one) expect(one.low <= one.mid && one.mid <= one.high).toBe(true);
        if (value.claimed && value.evidenced)
          expect(value.evidenced.mid).toBeLessThanOrEqual(value.claimed.mid + 1);
        expect(score.claimed.overall).toBeLessThanOrEqual(score.claimed.ungated ?? 0);
      }),
    );
  });

  it('a better answer never lowers the value within one measure and size', () => {
    const figures = questionKeys.filter((key) => key !== 'E3');
    const pair = fc
      .constantFrom(...figures)
      .chain((key) => fc.tuple(fc.constant(key), anyAnswer(key), anyAnswer(key)));
    fc.assert(
      fc.property(anyAnswers, anyYears, pair, (answers, periods, [key, one, other]) => {
        const beside = { ...one, value: other.value };
        const [worse, better] = isBetter(key, one.value, other.value) ? [beside, one] : [one, beside];
        const [before, after] = [worse, better].map((answer) =>
          of({ answers: { ...answers, [key]: answer }, periods }),
        );
        if (before?.earnings?.metric !== after?.earnings?.metric) return;
        // Survey medians do not always rise with size, so the value may fall into another band.
        if (before?.value.claimed?.band?.id !== after?.value.claimed?.band?.id) return;
        expect(after?.value.claimed?.mid ?? 0).toBeGreaterThanOrEqual(before?.value.claimed?.mid ?? 0);
      }),
    );
  });
});

function isBetter(key: QuestionKey, one: number | string, other: number | string): boolean {
  const question = questions[key];
  if (question.kind === 'choice') {
    // The worst choice is first; of two with equal scores a gate may apply to the first.
    const placeOf = (wanted: number | string) => question.choices.findIndex(({ value }) => value === wanted);
    return placeOf(one) >= placeOf(other);
  }
  return question.better === 'less' ? Number(one) <= Number(other) : Number(one) >= Number(other);
}
