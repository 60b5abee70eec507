import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#kernel/money.ts';
import * as given from '#test/support/valuation-examples.ts';
import { estimate } from './estimate.ts';
import { rowsForChosen, rowsNamed, rowsOfIndustry } from './find-rows.ts';
import { figureRefusal, reviewDue } from './review.ts';
import { bandsOf } from './size-band.ts';
import { valueAtScore } from './value-at-score.ts';

const { dollars, trade } = given;
const hvac = trade('HVAC, plumbing, electrical', 'SDE', [2.5, 5], {
  aliases: ['hvac', 'plumbing'],
  standard: true,
});
const plumbing = trade('Plumbing', 'SDE', [0, 0], {
  low: null,
  high: null,
  middle: 2.51,
  middleKind: 'average',
});
const cleaning = trade('Commercial cleaning', 'SDE', [2, 3.5], { aliases: ['cleaning', 'janitorial'] });
const house = trade('Residential cleaning', 'SDE', [1.5, 2.5], { aliases: ['house cleaning'] });
const body = trade('Body shop', 'SDE', [2, 3.5], { industries: ['Automotive'] });
const repair = trade('Independent auto repair', 'SDE', [2, 3.4], {
  industries: ['Automotive'],
  aliases: ['auto repair', 'repair shop'],
  standard: true,
});
const gym = trade('Gym', 'SDE', [2, 4], { industries: ['Healthcare'], trades: ['gym'] });
const agencySde = trade('Insurance agency', 'EBITDA', [6, 10], { industries: ['Insurance'], standard: true });
const agencyRevenue = trade('Insurance agency', 'revenue', [2, 3.5], { industries: ['Insurance'] });
const dentist = trade('Dental practice', 'SDE', [4, 7], {
  industries: ['Healthcare'],
  trades: ['dental-practice'],
  aliases: ['dentist'],
});
const health = trade('Health care in general', 'EBITDA', [5, 10], {
  industries: ['Healthcare'],
  trades: ['medical-practice', 'dental-practice'],
  standard: true,
});
const all = [
  ...given.bands,
  given.askingToRevenue,
  ...[hvac, plumbing, cleaning, house, body, repair, agencySde, agencyRevenue, dentist, gym, health],
];
const asked = (sde: number, more: { metric?: 'SDE' | 'EBITDA'; revenue?: number } = {}) => ({
  earnings: dollars(sde),
  metric: more.metric ?? ('SDE' as const),
  revenue: more.revenue === undefined ? null : dollars(more.revenue),
});

describe('an estimate', () => {
  it('equals a health check with a middle score and no answers', () => {
    const found = estimate(asked(400_000), [hvac], all);
    expect(found).toMatchObject({ raw: 3.75, multiple: { low: 2.8125, mid: 3.75, high: 4.6875 } });
    expect(found.value).toEqual({
      low: dollars(1_125_000),
      mid: dollars(1_500_000),
      high: dollars(1_875_000),
    });
    const scored = { earnings: dollars(400_000), low: 2.5, high: 5, score: 50 };
    const bands = bandsOf(all, 'SDE');
    expect(valueAtScore({ ...scored, completeness: 0 }, bands)).toMatchObject(found.value ?? {});
    expect(valueAtScore({ ...scored, completeness: 1 }, bands)?.mid).toBe(found.value?.mid);
    expect(found.size).toMatchObject({ row: { middle: 3.3 }, atMedian: dollars(1_320_000) });
    expect(found).toMatchObject({
      insufficient: null,
      row: hvac,
      toRevenue: null,
      onRevenue: null,
      warnings: [],
    });
  });

  it('limits only the middle by the size, so that low, middle and high never coincide', () => {
    const restaurant = trade('Independent restaurant', 'SDE', [1.5, 2.5]);
    const found = estimate(asked(243_083), [restaurant], [...given.bands, restaurant]);
    expect(found.raw).toBe(2);
    expect(found.multiple?.mid).toBeCloseTo(2.1, 10);
    expect(found.value).toEqual({ low: 382_855_73, mid: 510_474_30, high: 638_092_88 });
  });

  it('has no value without earnings', () => {
    for (const sde of [0, -1, -400_000])
      expect(estimate(asked(sde, { revenue: 2_000_000 }), [hvac], all)).toMatchObject({
        insufficient: 'earnings-not-positive',
        multiple: null,
        value: null,
        size: null,
        onRevenue: null,
      });
  });

  it('uses size alone where the trade is unknown or priced on another metric', () => {
    expect(estimate(asked(400_000), [], all)).toMatchObject({
      insufficient: 'trade-unknown',
      value: null,
      size: { atMedian: dollars(1_320_000) },
    });
    expect(estimate(asked(400_000, { revenue: 1_000_000 }), [agencySde, agencyRevenue], all)).toMatchObject({
      insufficient: 'other-metric',
      value: null,
      onRevenue: { low: dollars(2_000_000), high: dollars(3_500_000), row: agencyRevenue },
    });
  });

  it('falls back to a row of the same trade for a missing metric, never to one of its industry', () => {
    expect(estimate(asked(900_000, { metric: 'EBITDA' }), [dentist], all).row).toBe(health);
    expect(estimate(asked(900_000), [dentist], all).row).toBe(dentist);
    expect(estimate(asked(900_000, { metric: 'EBITDA' }), [gym], all)).toMatchObject({
      insufficient: 'other-metric',
      row: null,
      value: null,
    });
  });

  it('has no value for an industry that covers several trades', () => {
    const found = estimate(asked(400_000), rowsOfIndustry(all, 'Healthcare'), all);
    expect(found).toMatchObject({ insufficient: 'several-trades', value: null, onRevenue: null });
    expect(estimate(asked(900_000, { metric: 'EBITDA' }), [dentist, health], all).row).toBe(health);
  });

  it('is checked against revenue by the quartiles of asking prices', () => {
    const at = (revenue: number) => estimate(asked(400_000, { revenue }), [hvac], all);
    expect(at(2_000_000)).toMatchObject({ toRevenue: { ratio: 0.75 }, warnings: [] });
    expect(at(1_388_888).warnings).toEqual(['price-to-revenue-high']);
    expect(at(1_388_889).warnings).toEqual([]);
    expect(at(3_333_333).warnings).toEqual([]);
    expect(at(3_333_334).warnings).toEqual(['price-to-revenue-low']);
    expect(at(0).toRevenue).toBeNull();
    const other = { ...given.askingToRevenue, id: 'other', subsector: 'All sales', low: 9, high: 10 };
    const compared = estimate(asked(400_000, { revenue: 2_000_000 }), [hvac], [other, ...all]);
    expect(compared.toRevenue?.row).toBe(given.askingToRevenue);
  });

  it('warns above the largest deals of the survey', () => {
    expect(estimate(asked(20_000_000), [hvac], all).warnings).toEqual(['beyond-bands']);
  });

  it('keeps its middle within its range and never falls when the SDE rises', () => {
    const sde = fc.integer({ min: 1, max: 20_000_000_00 }).map(cents);
    const at = (earnings: Cents) => {
      const { value } = estimate({ earnings, metric: 'SDE', revenue: null }, [hvac], all);
      if (!value) throw new Error('no value');
      return value;
    };
    fc.assert(
      fc.property(sde, sde, (one, other) => {
        const [less, more] = [at(cents(Math.min(one, other))), at(cents(Math.max(one, other)))];
        for (const { low, mid, high } of [less, more]) expect(low <= mid && mid <= high).toBe(true);
        for (const end of ['low', 'mid', 'high'] as const)
          expect(more[end]).toBeGreaterThanOrEqual(less[end]);
      }),
    );
  });
});

describe('rows named by words', () => {
  const named = (words: string) => rowsNamed(all, words).map(({ subsector }) => subsector);

  it('are those with the longest name that occurs as whole words', () => {
    expect(named('hvac')).toEqual(['HVAC, plumbing, electrical']);
    expect(named('What is my HVAC company worth with 400k of SDE?')).toEqual(['HVAC, plumbing, electrical']);
    expect(named('house-cleaning in Utah')).toEqual(['Residential cleaning']);
    expect(named('a cleaning company')).toEqual(['Commercial cleaning']);
    expect(named('two body shops')).toEqual(['Body shop']);
    expect(named('plumbing')).toEqual(['HVAC, plumbing, electrical', 'Plumbing']);
  });

  it('are not found inside words or in an empty text', () => {
    expect(named('hvacuum')).toEqual([]);
    expect(named('')).toEqual([]);
    expect(named('?!')).toEqual([]);
    expect(named('a flower farm')).toEqual([]);
  });

  it('are those of an industry where no trade is named', () => {
    expect(named('an automotive business')).toEqual(['Body shop', 'Independent auto repair']);
    expect(named('Health Care')).toEqual(['Dental practice', 'Gym', 'Health care in general']);
    expect(rowsOfIndustry(all, 'Automotive')).toEqual([body, repair]);
    expect(estimate(asked(100_000), rowsOfIndustry(all, 'Automotive'), all).row).toBe(repair);
  });
});

describe('a row of the tables', () => {
  it('is due for review after three months', () => {
    expect(reviewDue('2026-11-20')).toBe('2027-02-20');
    expect(reviewDue('2026-11-30')).toBe('2027-02-28');
    expect(reviewDue('2027-11-30')).toBe('2028-02-29');
  });

  it('needs a consistent range, a middle, or both', () => {
    const of = (low: number | null, high: number | null, middle: number | null) =>
      figureRefusal('trade', { low, high, middle });
    expect([of(2, 3, null), of(null, null, 2), of(2, 3, 2.5), of(2, 2, 2)]).toEqual([null, null, null, null]);
    expect([of(null, null, null), of(2, null, null), of(2, null, 2)]).toEqual(Array(3).fill('no-figures'));
    expect(of(3, 2, null)).toBe('ends-crossed');
    expect([of(2, 3, 1.9), of(2, 3, 3.1)]).toEqual(['middle-outside', 'middle-outside']);
    expect(figureRefusal('size', { low: 2, high: 3, middle: null })).toBe('median-needed');
  });
});

describe('a chosen row', () => {
  const usual = trade('Route business', 'SDE', [2, 3], { standard: true });
  const other = trade('Route business', 'SDE', [4, 5]);
  const bigger = trade('Route business', 'EBITDA', [5, 6]);
  const average = trade('Route business', 'SDE', [0, 0], {
    low: null,
    high: null,
    middle: 2.6,
    middleKind: 'average',
  });
  const all = [usual, other, bigger, average];
  const asked = { earnings: dollars(400_000), metric: 'SDE', revenue: null } as const;

  it('is priced by its own range, not by the standard row of its trade', () => {
    expect(estimate(asked, rowsForChosen(all, other), all).row).toBe(other);
    expect(estimate(asked, rowsForChosen(all, usual), all).row).toBe(usual);
  });

  it('uses other rows of its trade for another metric or where it has no range', () => {
    const onEbitda = { ...asked, metric: 'EBITDA' } as const;
    expect(estimate(onEbitda, rowsForChosen(all, other), all).row).toBe(bigger);
    expect(estimate(asked, rowsForChosen(all, average), all).row).toBe(usual);
  });
});
