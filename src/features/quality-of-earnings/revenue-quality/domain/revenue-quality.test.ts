import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concentrationOf, retentionOf, topShare } from './concentration.ts';
import {
  againstYearBefore,
  growthOf,
  isSpike,
  oddMargins,
  rollingTwelve,
  seasonalIndex,
  yearAtPace,
} from './trend.ts';

describe('customers', () => {
  test('test R1: shares of the largest, and their index', () => {
    const r1 = [400, 250, 150, 100, 100];
    expect(concentrationOf(r1)).toEqual({ top1: 0.4, top5: 1, top10: 1, hhi: 2_650, band: 'high' });
    expect(topShare(r1, 3, 1_000)).toBe(0.8);
    expect(concentrationOf([100, 400, 150, 250, 100])).toEqual(concentrationOf(r1));
  });

  test('test R2: what customers of the year before still bring', () => {
    const prior = new Map(Object.entries({ A: 100, B: 80, C: 60, D: 40, E: 20 }));
    const current = new Map(Object.entries({ A: 120, B: 80, C: 45, E: 25, F: 50 }));
    const found = retentionOf(prior, current);
    expect([found?.net, found?.gross, found?.logos].map((one) => one?.toFixed(4))).toEqual([
      ...['0.9000', '0.8167', '0.8000'],
    ]);
    expect(((found?.fresh ?? 0) * 100).toFixed(3)).toBe('15.625');
    expect(retentionOf(new Map(), current)).toBeNull();
  });

  test('revenue without a name is in the total and in no share', () => {
    expect(concentrationOf([50], 50)).toMatchObject({ top1: 0.5, hhi: 2_500, band: 'severe' });
    expect(concentrationOf([], 50)).toBeNull();
    expect(concentrationOf([-5])).toBeNull();
  });

  test('bands begin at their lower ends, and severe above two fifths', () => {
    const band = (share: number) => concentrationOf([share * 1_000], 1_000 - share * 1_000)?.band;
    expect([0.099, 0.1, 0.249, 0.25, 0.4, 0.401].map(band)).toEqual([
      ...['low', 'moderate', 'moderate', 'high', 'high', 'severe'],
    ]);
  });

  test('shares never pass the whole, and grow with their count', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 30 }), (amounts) => {
        const found = concentrationOf(amounts);
        expect(found?.top1).toBeLessThanOrEqual(found?.top5 ?? 0);
        expect(found?.top5).toBeLessThanOrEqual(found?.top10 ?? 0);
        expect(found?.top10).toBeLessThanOrEqual(1 + 1e-12);
        expect(found?.hhi).toBeLessThanOrEqual(10_000.000_1);
      }),
    );
  });
});

describe('trends', () => {
  const [one, two] = [
    [100, 200, 300, 200],
    [120, 240, 360, 240],
  ];

  test('test S1: the season of each quarter, and the pace of one', () => {
    const index = seasonalIndex([one ?? [], two ?? []]);
    expect(index.map((value) => value.toFixed(4))).toEqual(['0.5000', '1.0000', '1.5000', '1.0000']);
    expect(yearAtPace(360, index[2] ?? 0, 4)?.toFixed(2)).toBe('960.00');
    expect(yearAtPace(360, 0, 4)).toBeNull();
    expect(growthOf([800, 960]).rate?.toFixed(4)).toBe('0.2000');
  });

  test('growth over several years is compound, and its spread that of the health check', () => {
    expect(growthOf([100, 110, 121]).rate?.toFixed(4)).toBe('0.1000');
    expect(growthOf([0, 10])).toMatchObject({ rate: null, spread: 1 });
    expect(growthOf([5])).toEqual({ rate: null, spread: null });
  });

  test('the last twelve months roll, and each month has its year before', () => {
    const months = Array.from({ length: 14 }, (_, at) => at + 1);
    expect(rollingTwelve(months)).toEqual([78, 90, 102]);
    expect(againstYearBefore(months).slice(-2)).toEqual([12, 6]);
    expect(againstYearBefore(months)[0]).toBeNull();
  });

  test('a margin is odd that is far from the others', () => {
    expect(oddMargins([0.4, 0.41, 0.4, 0.39, 0.4, 0.4, 0.41, 0.2])).toEqual([7]);
    expect(oddMargins([0.4, 0.42, 0.38])).toEqual([]);
    expect(oddMargins([null, 0.1])).toEqual([]);
  });

  test('a spike is half as much again as the season lets expect', () => {
    expect([isSpike(151, 100), isSpike(150, 100), isSpike(5, null), isSpike(5, 0)]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});
