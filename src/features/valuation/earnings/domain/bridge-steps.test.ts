import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { bridgeSteps } from './bridge-steps.ts';

const bridge = {
  netIncome: cents(117),
  ebitda: cents(200),
  owner: cents(67),
  nonRecurring: cents(25),
  corrections: cents(-28),
  adjustedEbitda: cents(264),
  marketPay: cents(110),
  sde: cents(374),
};

const ownerPay = { market: cents(110) };

describe('the steps of a bridge', () => {
  it('add up from total to total', () => {
    let reached = 0;
    for (const { amount, total } of bridgeSteps({ bridge, ownerPay })) {
      reached = total ? reached || amount : reached + amount;
      if (total) expect(reached).toBe(amount);
    }
    expect(reached).toBe(374);
  });

  it('leave out zero changes', () => {
    const labels = bridgeSteps({ bridge: { ...bridge, owner: cents(0) }, ownerPay }).map(
      ({ label }) => label,
    );
    expect(labels).not.toContain('Owner and related parties');
    expect(labels).toContain('One-time items');
  });

  it('name the pay in the books until a replacement salary is entered', () => {
    const labels = (market: typeof ownerPay.market | null) =>
      bridgeSteps({ bridge, ownerPay: { market } }).map(({ label }) => label);
    expect(labels(cents(110))).toContain('Owner’s replacement salary');
    expect(labels(null)).toContain('Owner’s pay in the books');
    expect(labels(null)).not.toContain('Owner’s replacement salary');
  });
});
