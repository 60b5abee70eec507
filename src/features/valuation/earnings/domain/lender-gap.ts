import { cents, formatMoney } from '#kernel/money.ts';
import { type AddBackCode, addBackCategories } from './add-back-categories.ts';
import type { EvidenceTier } from './add-backs.ts';
import type { OwnerPay } from './owner-pay.ts';

type Period = {
  ownerPay: OwnerPay & { addBackId: string | null; tier: EvidenceTier };
  addBacks: readonly { id: string; amount: number; tier: EvidenceTier; judged: { refusal: string | null } }[];
};
type Titled = { id: string; title: string; code: AddBackCode };

const credit: Record<Exclude<EvidenceTier, 'A'>, string> = {
  B: 'partly documented, so lenders count half',
  C: 'not documented, so lenders count none of it',
};

/** Why lenders recognize less than the owner's figures, line by line; empty if every add-back is documented. */
export function lenderGapWords({ ownerPay, addBacks }: Period, titled: readonly Titled[]): string[] {
  return addBacks
    .flatMap(({ id, amount, tier, judged }) => {
      const found = titled.find((one) => one.id === id);
      if (!found || tier === 'A' || judged.refusal !== null) return [];
      if (id === ownerPay.addBackId) return payFromAddBack(found.title, ownerPay, tier);
      if (amount <= 0 || addBackCategories[found.code].group === 'F') return [];
      return [`${found.title}: ${formatMoney(cents(amount))}, ${credit[tier]}.`];
    })
    .concat(payFromBooks(ownerPay));
}

/** Pay on another line of the books than the owner’s counts by its evidence (docs/rules/earnings.md), also in SDE. */
function payFromAddBack(title: string, pay: OwnerPay, tier: Exclude<EvidenceTier, 'A'>): string[] {
  const elsewhere = pay.effect + (pay.market ?? 0) - pay.shown;
  if (elsewhere > 0)
    return [
      `${title}: ${formatMoney(cents(elsewhere))} of your pay is not on the line “Owner’s pay”. It is ${credit[tier]}.`,
    ];
  return pay.effect > 0 ? [payWords(pay, credit[tier])] : [];
}

/** Their SDE contains the pay in full (docs/rules/earnings.md), so only adjusted EBITDA is lower. */
function payWords({ paid, market, effect }: OwnerPay, credited: string): string {
  return `In adjusted EBITDA only: your pay, ${formatMoney(paid)} in the books, less the replacement salary, ${formatMoney(market ?? cents(0))}, is ${formatMoney(effect)}, ${credited}. SDE adds your pay back in full either way.`;
}

function payFromBooks(ownerPay: Period['ownerPay']): string[] {
  const { from, market, effect, tier } = ownerPay;
  if (from !== 'books' || market === null || effect <= 0 || tier === 'A') return [];
  const document =
    'Payroll records and the bank payments, attached to an add-back of this kind, document it fully.';
  return [
    tier === 'B'
      ? `${payWords(ownerPay, 'partly documented by the imported books, so lenders count half')} ${document}`
      : payWords(ownerPay, credit.C),
  ];
}
