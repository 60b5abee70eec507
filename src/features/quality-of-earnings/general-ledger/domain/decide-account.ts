import {
  balanceCodes,
  type LedgerCode,
  type LedgerUse,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';

/**
 * Every account of the balance sheet is exactly one of working capital, debt, debt-like or neither; one of the profit and
 * loss is none of them. `null`: the decision stands.
 */
export function decisionRefusal(code: LedgerCode, purpose: LedgerUse | null): 'purpose-differs' | null {
  const onBalance = balanceCodes.some((one) => one === code);
  return onBalance === (purpose !== null) ? null : 'purpose-differs';
}
