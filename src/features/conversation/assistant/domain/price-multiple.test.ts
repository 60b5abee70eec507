import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { exactly, extentOf, multipleOf } from './price-multiple.ts';

const dollars = (amount: number) => cents(amount * 100);

test('exact amounts have one multiple, and bands the least and the most', () => {
  expect(multipleOf(exactly(dollars(1_800_000)), exactly(dollars(600_000)))).toEqual({ low: 3, high: 3 });
  const band = extentOf('500k-1m');
  expect(band && multipleOf(exactly(dollars(1_800_000)), band)).toEqual({ low: 1.8, high: 3.6 });
});

test('open ends, losses and nothing at all have no multiple', () => {
  for (const band of ['20m+', 'not-profitable', '0-100k'] as const) {
    const earnings = extentOf(band);
    expect([band, earnings && multipleOf(exactly(dollars(1_000_000)), earnings)]).toEqual([band, null]);
  }
  const open = extentOf('20m+');
  expect(open && multipleOf(open, exactly(dollars(1)))).toBeNull();
});

test('the multiple of any two amounts within their bands lies within the span', () => {
  const within = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(within, within, (a, b) => {
      const [price, earnings] = [extentOf('1m-2.5m'), extentOf('250k-500k')];
      if (price?.to == null || earnings?.to == null) throw new Error('bands without an end');
      const span = multipleOf(price, earnings);
      const at = ({ from }: { from: number }, to: number, share: number) => from + (to - from) * share;
      const one = at(price, price.to, a) / at(earnings, earnings.to, b);
      return span !== null && one >= span.low && one <= span.high;
    }),
  );
});
