import { cents, formatMoney } from '#kernel/money.ts';
import { type AddBackCode, addBackCategories } from './add-back-categories.ts';
import type { EvidenceTier } from './add-backs.ts';
import type { OwnerPay } from './owner-pay.ts';

type Period = {
  ownerPay: OwnerPay & { tier: EvidenceTier };
  addBacks: readonly { id: string; amount: number; tier: EvidenceTier; judged: { refusal: string | null } }[];
};
type Titled = { id: string; title: string; code: AddBackCode };

const credit: Record<Exclude<EvidenceTier, 'A'>, string> = {
  B: 'partly documented, so lenders count half',
  C: 'not documented, so lenders count none of it',
};

/** Why lenders recognize less than the owner's figures, line by line; empty if every add-back is documented. */
export function lenderGapWords({ ownerPay, addBacks }: Period, titled: readonly Titled[]): string[] {
  const { from, paid, market, effect, tier } = ownerPay;
  const pay =
    from === 'books' && market !== null && effect > 0 && tier !== 'A'
      ? [
          `Your pay, ${formatMoney(paid)} in the books, less the replacement salary, ${formatMoney(market)}: ${formatMoney(effect)}, ${
            tier === 'B'
              ? 'partly documented by the imported books, so lenders count half. Payroll records and the bank payments, attached to an add-back of this kind, document it fully'
              : credit.C
          }.`,
        ]
      : [];
  const others = addBacks.flatMap(({ id, amount, tier: of, judged }) => {
    const found = titled.find((one) => one.id === id);
    const counts = amount > 0 && of !== 'A' && judged.refusal === null;
    return found && counts && addBackCategories[found.code].group !== 'F'
      ? [`${found.title}: ${formatMoney(cents(amount))}, ${credit[of]}.`]
      : [];
  });
  return [...pay, ...others];
}
