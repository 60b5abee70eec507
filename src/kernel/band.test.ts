import { describe, expect, it } from 'vitest';
import { band, bandOf, bands } from './band.ts';
import { cents } from './money.ts';

const list = bands(
  band('low', 'Low', 0, 10),
  band('mid', 'Middle', 10, 100),
  band('high', 'High', 100, null),
);

describe('bands', () => {
  it('include their lower edge, not their upper one', () => {
    expect([0, 999, 1_000, 9_999, 10_000, 1e12].map((amount) => bandOf(list, cents(amount)).key)).toEqual([
      'low',
      'low',
      'mid',
      'mid',
      'high',
      'high',
    ]);
  });

  it('put a loss into the first band', () => {
    expect(bandOf(list, cents(-1)).key).toBe('low');
  });

  it('must be adjacent, ascending, and open at the end', () => {
    expect(() => bands(band('a', 'A', 0, 10), band('b', 'B', 11, null))).toThrow('gap after a');
    expect(() => bands(band('a', 'A', 0, 10))).toThrow('gap after a');
    expect(() => bands(band('a', 'A', 0, null), band('b', 'B', 10, null))).toThrow('gap after a');
    expect(() => bands(band('a', 'A', 10, 5), band('b', 'B', 5, null))).toThrow(RangeError);
    expect(() => bands()).toThrow(RangeError);
  });
});
