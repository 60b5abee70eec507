import { type DebtService, debtService, type Purchase } from '#features/valuation/domain/debt-service.ts';
import type { RuleValues } from '#features/valuation/domain/sba-rules.ts';
import { cashFor, usualPurchase } from '#features/valuation/domain/usual-purchase.ts';
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
};

/** Whether a buyer can finance the middle of the range with an SBA 7(a) loan. Amounts in cents. */
export function financingOf(
  on: Pick<EarningsOn, 'metric' | 'amount'>,
  mid: Cents,
  rules: RuleValues,
): Financing {
  const salary = on.metric === 'SDE' ? cents(rules['buyer-salary']) : null;
  const cash = cashFor(salary === null ? { ebitda: on.amount } : { sde: on.amount, salary });
  const purchase = usualPurchase({ price: mid, cash }, rules);
  const service = debtService(purchase, rules);
  const financeable = service.maxProject.atComfort;
  return { purchase, salary, service, financeable, needsMore: mid > financeable };
}
