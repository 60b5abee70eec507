import {
  type DebtService,
  debtService,
  type Purchase,
} from '#features/valuation/valuation/domain/debt-service.ts';
import type { RuleValues } from '#features/valuation/valuation/domain/sba-rules.ts';
import { cashFor, usualPurchase } from '#features/valuation/valuation/domain/usual-purchase.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { EarningsOn } from './earnings-found.ts';

export type Financing = {
  /** At the middle of the range, with what the rules say where nobody said anything. */
  purchase: Purchase;
  /** What the buyer lives on; `null`: EBITDA has a manager's pay taken off. */
  salary: Cents | null;
  service: DebtService;
  /** The largest project at the coverage that banks are comfortable with. */
  financeable: Cents;
  /** Whether the middle of the range lies above it. */
  needsMore: boolean;
  /** The same if a lender credited every add-back; `null`: they do, or there is none to look at. */
  everyAddBack: { cash: Cents; dscr: number | null; financeable: Cents } | null;
};

/**
 * Whether a buyer can finance the middle of the range with an SBA 7(a) loan, on the earnings as a lender credits them:
 * add-backs with all papers whole, with some half, on word alone not (product policy). Amounts in cents.
 */
export function financingOf(
  on: Pick<EarningsOn, 'metric' | 'amount' | 'lender'>,
  mid: Cents,
  rules: RuleValues,
): Financing {
  const salary = on.metric === 'SDE' ? cents(rules['buyer-salary']) : null;
  const served = (earned: Cents) => {
    const cash = cashFor(salary === null ? { ebitda: earned } : { sde: earned, salary });
    const purchase = usualPurchase({ price: mid, cash }, rules);
    return { purchase, service: debtService(purchase, rules) };
  };
  const { purchase, service } = served(on.lender);
  const financeable = service.maxProject.atComfort;
  const whole = on.lender === on.amount ? null : served(on.amount).service;
  const everyAddBack = whole && {
    cash: whole.cash,
    dscr: whole.dscr,
    financeable: whole.maxProject.atComfort,
  };
  return { purchase, salary, service, financeable, needsMore: mid > financeable, everyAddBack };
}
