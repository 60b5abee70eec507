import { type Cents, cents } from '#kernel/money.ts';
import type { Bridge } from './bridge.ts';
import type { BridgeStep } from './bridge-bars.ts';

type Figures = Pick<
  Bridge,
  'netIncome' | 'ebitda' | 'owner' | 'nonRecurring' | 'corrections' | 'adjustedEbitda' | 'marketPay' | 'sde'
>;

/** Until a replacement salary is entered, SDE adds back the pay in the books. */
export function ownerPayLabel(periods: readonly { ownerPay: { market: Cents | null } }[]): string {
  const entered = periods.filter(({ ownerPay }) => ownerPay.market !== null).length;
  if (entered === 0) return 'Owner’s pay in the books';
  return entered === periods.length
    ? 'Owner’s replacement salary'
    : 'Owner’s replacement salary, or pay in the books';
}

/** Without zero changes. */
export function bridgeSteps(period: { bridge: Figures; ownerPay: { market: Cents | null } }): BridgeStep[] {
  const { bridge } = period;
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
    ...change(ownerPayLabel([period]), bridge.marketPay),
    total('SDE', bridge.sde),
  ];
}
