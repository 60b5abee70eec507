import { type Cents, cents } from '#kernel/money.ts';
import type { Bridge } from './bridge.ts';
import type { BridgeStep } from './bridge-bars.ts';

type Figures = Pick<
  Bridge,
  'netIncome' | 'ebitda' | 'owner' | 'nonRecurring' | 'corrections' | 'adjustedEbitda' | 'marketPay' | 'sde'
>;

/** Without zero changes. */
export function bridgeSteps(bridge: Figures): BridgeStep[] {
  const change = (label: string, amount: number): BridgeStep[] =>
    amount === 0 ? [] : [{ label, amount: cents(amount), total: false }];
  const total = (label: string, amount: Cents): BridgeStep => ({ label, amount, total: true });
  return [
    total('Net income', bridge.netIncome),
    ...change('Interest, tax, depreciation', bridge.ebitda - bridge.netIncome),
    total('EBITDA', bridge.ebitda),
    ...change('Owner and related parties', bridge.owner),
    ...change('One-time items', bridge.nonRecurring),
    ...change('Accounting corrections', bridge.corrections),
    total('Adjusted EBITDA', bridge.adjustedEbitda),
    ...change('Owner’s replacement salary', bridge.marketPay),
    total('SDE', bridge.sde),
  ];
}
