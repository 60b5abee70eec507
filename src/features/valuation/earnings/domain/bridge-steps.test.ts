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

describe('the steps of a bridge', () => {
  it('add up from total to total', () => {
    let reached = 0;
    for (const { amount, total } of bridgeSteps(bridge)) {
      reached = total ? reached || amount : reached + amount;
      if (total) expect(reached).toBe(amount);
    }
    expect(reached).toBe(374);
  });

  it('leave out zero changes', () => {
    const labels = bridgeSteps({ ...bridge, owner: cents(0) }).map(({ label }) => label);
    expect(labels).not.toContain('Owner and related parties');
    expect(labels).toContain('One-time items');
  });
});
