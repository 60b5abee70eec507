import { type Cents, cents } from '#kernel/money.ts';
import type { Period } from './queries.ts';

/** A bar of the bridge: a level, or a change from the one before to the next. */
export type BridgeStep = { name: string; amount: Cents; kind: 'level' | 'change'; from: Cents; to: Cents };

/** From net income to SDE, each change beginning where the one before it ended; what is zero is left out. */
export function bridgeSteps({ bridge }: Period): BridgeStep[] {
  const { netIncome, ebitda, owner, nonRecurring, corrections, adjustedEbitda, marketPay, sde } = bridge;
  const steps: BridgeStep[] = [];
  let at = cents(0);
  const level = (name: string, amount: Cents) => {
    at = amount;
    steps.push({ name, amount, kind: 'level', from: cents(0), to: amount });
  };
  const change = (name: string, amount: Cents) => {
    if (amount === 0) return;
    steps.push({ name, amount, kind: 'change', from: at, to: cents(at + amount) });
    at = cents(at + amount);
  };
  level('Net income', netIncome);
  change('Interest, tax, depreciation', cents(ebitda - netIncome));
  level('EBITDA', ebitda);
  change('Owner and related', owner);
  change('Came once', nonRecurring);
  change('Corrections', corrections);
  level('Adjusted EBITDA', adjustedEbitda);
  change('Market pay of one owner', marketPay);
  level('SDE', sde);
  return steps;
}
