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
  purchase: Purchase;
  /** What replacing the owner costs, or what the rules assume; `null`: EBITDA already includes a manager's. */
  salary: Cents | null;
  service: DebtService;
  financeable: Cents;
  needsMore: boolean;
  everyAddBack: { cash: Cents; dscr: number | null; financeable: Cents } | null;
};

/**
 * Uses lender-recognized earnings: fully documented add-backs count in full, partly documented ones half, others not
 * (product policy). Cash is adjusted EBITDA: SDE less the replacement salary (docs/rules/valuation.md). Amounts in cents.
 */
export function financingOf(
  on: Pick<EarningsOn, 'metric' | 'amount' | 'lender'> & { replacementSalary: Cents | null },
  mid: Cents,
  rules: RuleValues,
): Financing {
  const salary = on.metric === 'SDE' ? (on.replacementSalary ?? cents(rules['buyer-salary'])) : null;
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
