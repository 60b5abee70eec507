import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, centsFromDollars, formatMoney, NotMoney } from './money.ts';

describe('cents', () => {
  it('accepts integers that a double represents exactly', () => {
    expect(cents(0)).toBe(0);
    expect(cents(-5)).toBe(-5);
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(wrong)).toThrow(NotMoney);
  });

  it('turns -0 into 0', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('centsFromDollars rounds half away from zero, once', () => {
  it.each([
    [0, 0],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [1.006, 101],
    [8.345, 835],
    [1.115, 112],
    [10.235, 1024],
    [0.005, 1],
    [0.0049, 0],
    [-0.001, 0],
    [1234567.895, 123456790],
    [70_000_000.005, 7_000_000_001],
    [1_000_000_000.01, 100_000_000_001],
  ])('%d dollars are %d cents', (dollars, expected) => {
    expect(Object.is(centsFromDollars(dollars), expected)).toBe(true);
  });

  it('converts written amounts exactly, cent by cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_00 }), (amount) => {
        const written = `${Math.floor(amount / 100)}.${`${amount % 100}`.padStart(2, '0')}`;
        expect(centsFromDollars(Number(written))).toBe(amount);
        expect(centsFromDollars(-Number(written))).toBe(amount === 0 ? 0 : -amount);
      }),
    );
  });

  it('rounds three written decimals half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 9 }),
        (amount, third) => {
          const written = `${Math.floor(amount / 100)}.${`${amount % 100}`.padStart(2, '0')}${third}`;
          expect(centsFromDollars(Number(written))).toBe(amount + (third >= 5 ? 1 : 0));
        },
      ),
    );
  });

  it('rejects values that are not amounts', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(() => centsFromDollars(wrong)).toThrow(NotMoney);
  });
});

describe('formatMoney', () => {
  it.each([
    [123_400, '$1,234'],
    [123_450, '$1,234.50'],
    [5, '$0.05'],
    [0, '$0'],
    [-123_450, '-$1,234.50'],
  ])('%d cents are %s', (amount, text) => expect(formatMoney(cents(amount))).toBe(text));
});
