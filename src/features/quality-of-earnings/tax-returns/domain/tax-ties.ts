import { type Cents, cents } from '#kernel/money.ts';
import type { TaxAmount, TaxAmounts, TaxForm } from './tax-forms.ts';

/** Sums that a return must show itself. */
export const footings = ['deductions', 'm1', 'balance', 'equity'] as const;
export type Footing = (typeof footings)[number];

type Sum = { plus: readonly TaxAmount[]; less: readonly TaxAmount[]; comesTo: TaxAmount };

/** Lines of Schedule M-1 that income of the return has and the books do not, and the other way around. */
export const addedInM1 = ['addedIncome', 'addedTax', 'addedLosses', 'addedGuaranteed', 'addedCosts'] as const;
export const takenInM1 = ['lessIncome', 'lessDeductions'] as const;

function sumOf(footing: Footing, form: TaxForm): Sum {
  if (footing === 'm1') return { plus: ['bookIncome', ...addedInM1], less: takenInM1, comesTo: 'income' };
  if (footing === 'balance') return { plus: ['assets'], less: [], comesTo: 'liabilities' };
  if (footing === 'equity')
    return {
      plus: ['equityBegin', 'equityAdded'],
      less: ['equityTaken', 'distributions'],
      comesTo: 'equityEnd',
    };
  const comesTo = form === 'schedule_c' ? 'income' : 'ordinary';
  return { plus: ['totalIncome'], less: ['deductions', 'homeOffice'], comesTo };
}

/**
 * Whether a return adds up: what its lines come to, less what it says, in cents (docs/rules/quality-of-earnings.md). A
 * sum is left out if the return does not say its first amount or what it comes to.
 */
export function footingsOf(form: TaxForm, amounts: TaxAmounts): { footing: Footing; difference: Cents }[] {
  return footings.flatMap((footing) => {
    const { plus, less, comesTo } = sumOf(footing, form);
    const [first] = plus;
    const said = amounts[comesTo] ?? null;
    if (said === null || first === undefined || (amounts[first] ?? null) === null) return [];
    return [{ footing, difference: cents(total(amounts, plus) - total(amounts, less) - said) }];
  });
}

function total(amounts: TaxAmounts, of: readonly TaxAmount[]): number {
  return of.reduce((sum, one) => sum + (amounts[one] ?? 0), 0);
}

/** What Schedule M-1 puts between the books and the return, in cents; `null`: it was not filed, or not typed. */
export function reconcilingOf(amounts: TaxAmounts): Cents | null {
  if ((amounts.bookIncome ?? null) === null) return null;
  return cents(total(amounts, addedInM1) - total(amounts, takenInM1));
}

export const tieKeys = [
  'receipts',
  'income',
  'officers',
  'wages',
  'cash',
  'receivables',
  'inventory',
  'payables',
] as const;
export type TieKey = (typeof tieKeys)[number];

export const balanceKeys = ['cash', 'receivables', 'inventory', 'payables'] as const;
export type BalanceKey = (typeof balanceKeys)[number];

/** The same year in the books, in cents. `timing`: what receipts and income would be on cash, less what they are. */
export type YearInBooks = {
  revenue: Cents;
  netIncome: Cents;
  officers: Cents;
  wages: Cents;
  timing: { receipts: Cents; income: Cents };
  /** At the end of the year; `null`: no opening balances are known. */
  ends: Record<BalanceKey, Cents> | null;
  /** In how many of its twelve months the ledger has entries. */
  booked: number;
};

/**
 * `close`: it differs by no more than `limit`. `question`: by more, and Schedule M-1, which could explain it, is missing.
 * `partial`: months of the year have no entries, so that a difference says nothing.
 */
export const tieGrades = ['ties', 'close', 'question', 'apart', 'partial'] as const;
export type TieGrade = (typeof tieGrades)[number];

/** In cents. `difference`: the return less the books, after what M-1 (`reconciling`) and the basis (`timing`) explain. */
export type Tie = {
  key: TieKey;
  returned: Cents;
  books: Cents;
  reconciling: Cents;
  timing: Cents;
  difference: Cents;
  limit: Cents;
  grade: TieGrade;
};

/** In cents: returns are in whole dollars, each line rounded by itself. */
export const rounding = 100;
const shareOfRevenue = (key: TieKey) => (key === 'receipts' ? 0.01 : 0.005);

/**
 * A return beside the books of the same year (docs/rules/quality-of-earnings.md): sales, income after Schedule M-1, pay,
 * and the ends of Schedule L. What either side does not say is left out.
 */
export function tiesOf(
  { basis, amounts }: { basis: 'cash' | 'accrual'; amounts: TaxAmounts },
  books: YearInBooks,
): Tie[] {
  const m1 = reconcilingOf(amounts);
  const none = cents(0);
  const onCash = (amount: Cents) => (basis === 'cash' ? amount : none);
  const tie = (key: TieKey, returned: number | null | undefined, of: Cents, more: Partial<Explained> = {}) =>
    returned === null || returned === undefined
      ? []
      : [compared(key, cents(returned), of, { reconciling: none, timing: none, ...more }, books)];
  const receipts = amounts.receipts ?? null;
  const net = receipts === null ? null : receipts - (amounts.allowances ?? 0);
  const { ends } = books;
  const found = [
    ...tie('receipts', net, books.revenue, { timing: onCash(books.timing.receipts) }),
    ...tie('income', amounts.income ?? amounts.ordinary, books.netIncome, {
      reconciling: m1 ?? none,
      timing: onCash(fromAccrual(amounts, books) ? none : books.timing.income),
    }),
    ...tie('officers', amounts.officers, books.officers),
    ...tie('wages', amounts.wages, books.wages),
    ...(ends ? balanceKeys.flatMap((key) => tie(key, amounts[key], ends[key])) : []),
  ];
  if (books.booked < 12) return found.map((one) => ({ ...one, grade: 'partial' }));
  return found.map((one) =>
    one.key === 'income' && one.grade === 'apart' && m1 === null ? { ...one, grade: 'question' } : one,
  );
}

/** Whether M-1 begins with the income of these books. Then its lines explain the basis as well. */
function fromAccrual({ bookIncome }: TaxAmounts, { netIncome, timing }: YearInBooks): boolean {
  if (bookIncome === null || bookIncome === undefined) return false;
  return Math.abs(bookIncome - netIncome) <= Math.abs(bookIncome - netIncome - timing.income);
}

type Explained = Pick<Tie, 'reconciling' | 'timing'>;

function compared(
  key: TieKey,
  returned: Cents,
  books: Cents,
  { reconciling, timing }: Explained,
  { revenue }: YearInBooks,
): Tie {
  const difference = cents(returned - books - reconciling - timing);
  const limit = cents(Math.round(Math.abs(revenue) * shareOfRevenue(key)));
  const apart = Math.abs(difference);
  const grade = apart <= rounding ? 'ties' : apart <= limit ? 'close' : 'apart';
  return { key, returned, books, reconciling, timing, difference, limit, grade };
}

/** Equity at the beginning of a year less that at the end of the year before, in cents; `null`: one is not known. */
export function gapBetween(before: TaxAmounts, after: TaxAmounts): Cents | null {
  const [end, begin] = [before.equityEnd ?? null, after.equityBegin ?? null];
  return end === null || begin === null ? null : cents(begin - end);
}
