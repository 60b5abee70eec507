import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsUntil2025 } from '#test/support/adjustments.ts';
import { growthIn, type MonthSums, trendOf } from './month-trend.ts';
import { againstYearBefore, growthOf, type Known, rollingTwelve, seasonalIndex } from './trend.ts';

const monthsOf = (revenue: readonly Known[]): MonthSums[] =>
  monthsUntil2025(revenue.length).map((month, at) => {
    const sold = revenue[at] ?? null;
    return { month, revenue: sold, grossProfit: sold, adjustedEbitda: sold };
  });
const year = [100, 100, 100, 200, 200, 200, 300, 300, 300, 200, 200, 200];
/** 2023 to 2025; `gap`: the month without entries. */
const threeYears = (gap: number): Known[] =>
  [...year, ...year, ...year].map((sold, at) => (at === gap ? null : sold));
const fiscal = [2023, 2024, 2025].map((of) => ({ key: `FY${of}`, from: `${of}-01`, to: `${of}-12` }));

const someMonths = fc.array(fc.option(fc.integer({ min: 0, max: 1e12 }), { freq: 12 }), {
  minLength: 24,
  maxLength: 40,
});

describe('a month without entries', () => {
  test('is in no twelve months, and has no growth from or to it', () => {
    const { months } = trendOf(monthsOf(threeYears(14)));
    const rolling = months.map((one) => one.rolling?.revenue ?? null);
    expect(rolling.slice(11, 27)).toEqual([2_400, 2_400, 2_400, ...Array(12).fill(null), 2_400]);
    expect(months.flatMap(({ yearBefore }, at) => (at >= 12 && yearBefore === null ? [at] : []))).toEqual([
      14, 26,
    ]);
    expect(months[14]).toMatchObject({ revenue: null, margin: null });
  });

  test('takes its year out of the season, which says how many years are left', () => {
    const whole = trendOf(monthsOf([...year, ...year, ...year]));
    const found = trendOf(monthsOf(threeYears(14)));
    expect([whole.seasonYears, found.seasonYears]).toEqual([3, 2]);
    expect(found.season?.map((one) => one.toFixed(6))).toEqual(whole.season?.map((one) => one.toFixed(6)));
    const two = trendOf(monthsOf(threeYears(14).slice(12)));
    expect(two).toMatchObject({ season: null, seasonYears: 0, pace: null, spike: false });
  });

  test('leaves no pace of three months, and no spike that the season explains', () => {
    const paceless = trendOf(monthsOf([...year, ...threeYears(34)]));
    expect([paceless.seasonYears, paceless.pace]).toEqual([3, null]);
    // With $0 in the months that are missing, the last month would be twice what could be expected.
    const holes: Known[] = [...year, ...year, ...year.map((sold, at) => (at < 6 ? null : sold))];
    expect(trendOf(monthsOf(holes)).spike).toBe(false);
    expect(trendOf(monthsOf(holes.with(-1, 301))).spike).toBe(true);
    expect(trendOf(monthsOf(holes.with(-1, null))).spike).toBe(false);
  });

  test('takes its fiscal year out of the growth, which stays that of one year', () => {
    const growing = year
      .flatMap(() => [1])
      .concat(
        year.map(() => 1),
        year.map(() => 4),
      );
    const found = growthIn(monthsOf(growing.map((sold, at) => (at === 14 ? null : sold))), fiscal);
    expect(found).toMatchObject({ rate: 1, years: ['FY2023', 'FY2025'] });
    expect(growthIn(monthsOf(threeYears(35)), fiscal)).toEqual({
      rate: 0,
      spread: 0,
      years: ['FY2023', 'FY2024'],
    });
    expect(growthOf([null, 5, null])).toEqual({ rate: null, spread: null });
    expect(growthOf([null, 100, 110]).rate?.toFixed(4)).toBe('0.1000');
  });

  test('is never what a sum, a share or a season is made of', () => {
    fc.assert(
      fc.property(someMonths, (months) => {
        for (const [at, sum] of rollingTwelve(months).entries()) {
          const twelve = months.slice(at, at + 12);
          const known = twelve.flatMap((value) => value ?? []);
          expect(sum).toBe(known.length < 12 ? null : known.reduce((all, value) => all + value, 0));
        }
        for (const [at, growth] of againstYearBefore(months).entries()) {
          const both = (months[at] ?? null) !== null && (months[at - 12] ?? 0) > 0;
          expect(growth !== null).toBe(both);
        }
      }),
    );
  });

  test('changes nothing of the season but the years that it is the average of', () => {
    const whole = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 12, maxLength: 12 });
    const withGap = fc
      .tuple(whole, fc.nat(11))
      .map(([of, gap]): Known[] => of.map((value, at) => (at === gap ? null : value)));
    fc.assert(
      fc.property(fc.array(fc.oneof(whole, withGap), { maxLength: 5 }), (years) => {
        const left = years.filter((of) => of.every((value) => value !== null));
        expect(seasonalIndex(years)).toEqual(seasonalIndex(left));
        const { season, seasonYears } = trendOf(monthsOf(years.flat()));
        expect([season === null, seasonYears]).toEqual(left.length < 2 ? [true, 0] : [false, left.length]);
        expect(season?.reduce((sum, one) => sum + one, 0) ?? 12).toBeCloseTo(12, 6);
      }),
    );
  });
});
