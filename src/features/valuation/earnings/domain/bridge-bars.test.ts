import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { bridgeBars } from './bridge-bars.ts';

const step = (label: string, amount: number, total = false) => ({ label, amount: cents(amount), total });

describe('the bars of a bridge', () => {
  it('start where the previous one ended, totals at zero', () => {
    const bars = bridgeBars([
      step('Net income', 100, true),
      step('Interest', 60),
      step('EBITDA', 160, true),
      step('Once', -40),
      step('Adjusted', 120, true),
    ]);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.625],
      [0.625, 1],
      [0, 1],
      [0.75, 1],
      [0, 0.75],
    ]);
  });

  it('include a loss: zero is inside the drawing', () => {
    const bars = bridgeBars([step('Net income', -50, true), step('Wear', 100), step('EBITDA', 50, true)]);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.5],
      [0, 1],
      [0.5, 1],
    ]);
  });

  it('stay within the drawing for any steps', () => {
    const steps = fc.array(
      fc.record({
        label: fc.string(),
        amount: fc.integer({ min: -1e12, max: 1e12 }).map(cents),
        total: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (given) => {
        for (const { from, to } of bridgeBars(given)) {
          expect(from).toBeGreaterThanOrEqual(-1e-9);
          expect(to).toBeLessThanOrEqual(1 + 1e-9);
          expect(from).toBeLessThanOrEqual(to + 1e-9);
        }
      }),
    );
  });
});
