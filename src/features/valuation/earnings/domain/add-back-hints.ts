import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import type { Judged } from './add-backs.ts';
import type { KeptAddBack } from './kept-add-back.ts';
import type { OwnerPay } from './owner-pay.ts';
import type { PeriodBooks } from './period-books.ts';

export const addBackHintCodes = [
  'market-pay',
  'no-owner-pay',
  'one-owner',
  'pay-left',
  'owner-tax-benefits',
  'elsewhere',
] as const;
type AddBackHintCode = (typeof addBackHintCodes)[number];

export type AddBackHint = { code: AddBackHintCode; amount: Cents | null; titles: readonly string[] };

type Known = {
  pay: OwnerPay;
  addBacks: readonly KeptAddBack[];
  judged: readonly { id: string; judged: Judged }[];
};

/** Hints about the owner's add-backs in this period; empty without figures. */
export function addBackHints(period: PeriodBooks, { pay, addBacks, judged }: Known): AddBackHint[] {
  if (period.source === null) return [];
  const { key, lines } = period;
  const counting = addBacks.filter(({ id }) => judged.some((one) => one.id === id && !one.judged.refusal));
  const taken = (account: string) =>
    counting
      .filter((one) => one.account === account)
      .reduce((sum, { years }) => sum + (years[key]?.recorded ?? 0), 0);
  const family = counting.some(({ code }) => code === 'O-FAM');
  const benefits = lines.PAYROLL_TAX_BEN ?? 0;
  const ownBenefits = counting.some(
    ({ code, account }) => code.startsWith('O-') && account === 'PAYROLL_TAX_BEN',
  );
  const left = cents(Math.max(0, (lines.OFFICER_COMP ?? 0) - taken('OFFICER_COMP')));
  const elsewhere = addBacks.filter((one) => one.code.startsWith('O-') && !one.years[key]);
  const all: [boolean, AddBackHintCode, Cents | null, string[]][] = [
    [pay.market === null, 'market-pay', pay.paid, []],
    [pay.paid === 0, 'no-owner-pay', null, []],
    [pay.from === 'books' && pay.paid > 0 && !family, 'one-owner', pay.paid, []],
    [pay.from === 'add-back' && left > 0, 'pay-left', left, []],
    [pay.paid > 0 && benefits > 0 && !ownBenefits, 'owner-tax-benefits', cents(benefits), []],
    [elsewhere.length > 0, 'elsewhere', null, elsewhere.map(({ title }) => title)],
  ];
  return all.flatMap(([holds, code, amount, titles]) => (holds ? [{ code, amount, titles }] : []));
}

export function hintWords({ code, amount, titles }: AddBackHint): string {
  const money = amount === null ? '' : formatMoney(amount);
  switch (code) {
    case 'market-pay':
      return 'No replacement salary is entered, so the owner’s pay in the books is left as it is.';
    case 'no-owner-pay':
      return 'The books show no owner’s pay. If you are paid through wages or another company of yours, add your pay as an add-back on the line where it is recorded. Draws and distributions are not a cost.';
    case 'one-owner':
      return `${money} of owner’s pay is treated as one owner’s pay. If it is for several owners, add each of the others as “${familyLabel}”: SDE adds back only one owner, and the others count at their market salary.`;
    case 'pay-left':
      return `${money} of owner’s pay in the books is not in any add-back. If it is another owner’s, add it as “${familyLabel}”.`;
    case 'owner-tax-benefits':
      return `The books hold ${money} of payroll taxes and benefits, and none of it is added back as the owner’s. The replacement salary includes both, so add the owner’s share: payroll taxes, health insurance, retirement.`;
    case 'elsewhere':
      return `In other periods but not in this one: ${titles.map((title) => `“${title}”`).join(', ')}.`;
  }
}

const familyLabel = 'Family and other owners’ compensation';
