import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import * as given from '#test/support/valuation-examples.ts';
import { earningsBase, methodFor } from './earnings-base.ts';
import { bandsOf, sizedMultiple, valueAt } from './size-band.ts';
import { valueAtScore } from './value-at-score.ts';

const { dollars } = given;
const sdeBands = bandsOf(given.bands, 'SDE');
const base = (...years: number[]) => earningsBase(years.map(dollars));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('the earnings base', () => {
  it('is weighted 1:2:3 for steady growth', () => {
    expect(base(...given.weighted.years)).toEqual({ base: dollars(given.weighted.base), method: 'weighted' });
  });

  it('is the latest year for falling earnings and the average for volatile ones', () => {
    expect(base(374_000, 330_000, 300_000)).toEqual({ base: dollars(300_000), method: 'latest' });
    expect(base(400_000, 300_000, 100_000)).toEqual({ base: dollars(100_000), method: 'latest' });
    expect(base(300_000, 374_000, 330_000)).toEqual({ base: dollars(330_000), method: 'latest' });
    expect(base(374_000, 330_000, 340_000)).toEqual({ base: dollars(340_000), method: 'latest' });
    expect(base(100_000, 400_000, 300_000)).toEqual({ base: dollars(266_666.67), method: 'average' });
    expect(base(-100_000, 50_000, 20_000)).toEqual({ base: dollars(-10_000), method: 'average' });
  });

  it('counts as volatile above a quarter of the mean', () => {
    expect(base(75_000, 125_000).method).toBe('weighted');
    expect(base(74_999, 125_001).method).toBe('average');
  });

  it('works with two years or one', () => {
    expect(base(330_000, 374_000)).toEqual({ base: dollars(356_400), method: 'weighted' });
    expect(base(374_000)).toEqual({ base: dollars(374_000), method: 'weighted' });
    expect(() => base()).toThrow(RangeError);
  });

  it('is between the lowest and the highest year', () => {
    const year = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
    fc.assert(
      fc.property(fc.array(year, { minLength: 1, maxLength: 3 }), (years) => {
        const found = earningsBase(years).base;
        expect(found).toBeGreaterThanOrEqual(Math.min(...years) - 1);
        expect(found).toBeLessThanOrEqual(Math.max(...years) + 1);
      }),
    );
  });
});

describe('the pricing method', () => {
  const of = (sde: number, ebitda: number, ownerRunsIt: boolean, managed: boolean) =>
    methodFor({ sde: dollars(sde), ebitda: dollars(ebitda), ownerRunsIt, managed });

  it('is SDE for a small or owner-dependent business, EBITDA for a large managed one, else both', () => {
    expect(of(499_999.99, 300_000, false, true)).toBe('SDE');
    expect(of(500_000, 400_000, false, true)).toBe('both');
    expect(of(1_200_000, 1_000_000, true, false)).toBe('SDE');
    expect(of(1_200_000, 1_000_000, false, true)).toBe('EBITDA');
    expect(of(1_200_000, 999_999.99, false, true)).toBe('both');
    expect(of(1_200_000, 1_000_000, false, false)).toBe('both');
  });
});

describe('a value from a score', () => {
  const { scored } = given;
  const score = scored.sections.reduce((sum, { weight, answers }) => sum + weight * mean(answers), 0);
  const completeness = scored.answered / scored.applicable;

  it('matches the worked example to the printed digit', () => {
    expect(score.toFixed(2)).toBe(scored.overall);
    const { sde, low, high } = scored;
    const found = valueAtScore({ earnings: dollars(sde), low, high, score, completeness }, sdeBands);
    expect(found?.raw.toFixed(4)).toBe(scored.multiple);
    expect(found?.multiple).toBe(found?.raw);
    expect(found?.band?.middle).toBe(scored.median);
    expect([0.75, 1.5].map((bound) => (bound * (found?.band?.middle ?? 0)).toFixed(4))).toEqual(scored.clamp);
    expect(found?.halfWidth.toFixed(6)).toBe(scored.halfWidth);
    expect({ low: found?.low, mid: found?.mid, high: found?.high }).toEqual({
      low: dollars(scored.value.low),
      mid: dollars(scored.value.mid),
      high: dollars(scored.value.high),
    });
  });

  it('is placed in the range of the trade by the score', () => {
    const { sde, low, high, score: at } = given.place;
    const found = valueAtScore({ earnings: dollars(sde), low, high, score: at, completeness: 1 }, sdeBands);
    expect(found?.multiple).toBeCloseTo(given.place.multiple, 10);
    expect(found?.mid).toBe(dollars(given.place.mid));
    expect(found?.halfWidth).toBeCloseTo(0.1, 10);
  });

  it('does not exist without earnings', () => {
    const of = { low: 2, high: 4, score: 80, completeness: 1 };
    expect(valueAtScore({ ...of, earnings: cents(0) }, sdeBands)).toBeNull();
    expect(valueAtScore({ ...of, earnings: cents(-1) }, sdeBands)).toBeNull();
  });

  const range = fc
    .tuple(fc.double({ min: 0.5, max: 10, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true }))
    .map(([low, more]) => ({ low, high: low + more }));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const earnings = fc.integer({ min: 1, max: 5_000_000_00 }).map(cents);

  it('keeps its middle within its range and never falls when the score or the SDE rises', () => {
    fc.assert(
      fc.property(range, share, share, earnings, earnings, (ends, one, other, less, more) => {
        const at = (sde: typeof less, place: number) =>
          valueAtScore({ ...ends, earnings: sde, score: place * 100, completeness: other }, sdeBands);
        const found = at(less, one);
        expect(found && found.low <= found.mid && found.mid <= found.high).toBe(true);
        const better = at(less, Math.max(one, other));
        expect(better?.mid).toBeGreaterThanOrEqual(at(less, Math.min(one, other))?.mid ?? 0);
        const larger = at(cents(Math.max(less, more)), one);
        expect(larger?.mid).toBeGreaterThanOrEqual(at(cents(Math.min(less, more)), one)?.mid ?? 0);
      }),
    );
  });
});

describe('the size limits', () => {
  it('follow from the value that the multiple leads to', () => {
    const at = (raw: number, sde: number) => {
      const { multiple, band } = sizedMultiple(raw, dollars(sde), sdeBands);
      return [multiple, band?.middle];
    };
    // $150,000 at the first guess of 2.8 is $420,000: the lowest band. The multiple is cut to 3.0, $450,000.
    expect(at(5, 150_000)).toEqual([3, 2]);
    // $180,000: guessed into the second band, where 4.2 leads to $756,000 in the same.
    expect(at(5, 180_000)).toEqual([2.8 * 1.5, 2.8]);
    // $300,000 at 1.5: 0.75 × 2.8 = 2.1 gives $630,000, the band of the guess.
    expect(at(1.5, 300_000)).toEqual([2.8 * 0.75, 2.8]);
    // $350,000 is guessed below $1M; at 4 it is worth more, and the next band allows it.
    expect(at(4, 350_000)).toEqual([4, 3.3]);
  });

  it('do not apply below the smallest band', () => {
    expect(sizedMultiple(5, dollars(50_000), bandsOf(given.bands, 'EBITDA'))).toEqual({
      multiple: 5,
      band: null,
    });
  });

  it('leave the raw multiple or move it to one of the ends', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 10_000_000_00 }),
        (raw, earnings) => {
          const { multiple, band } = sizedMultiple(raw, cents(earnings), sdeBands);
          const { middle = 0 } = band ?? {};
          expect([raw, 0.75 * middle, 1.5 * middle]).toContain(multiple);
        },
      ),
    );
  });

  it('round money once, half away from zero', () => {
    expect(valueAt(cents(1), 2.5)).toBe(3);
    expect(valueAt(cents(33), 0.5)).toBe(17);
  });
});
