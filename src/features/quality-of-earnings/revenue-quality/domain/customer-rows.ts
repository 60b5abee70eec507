import { counted } from '#kernel/counts.ts';

/** Revenue from a customer in two years, in cents. `before` `null`: it is not known. */
export type CustomerYears = { amount: number; before: number | null };

/** `lost`: those who bought in the year before and nothing since. */
export type MostCustomers = { largest: number; lost: number };

export const didBuy = ({ amount, before }: CustomerYears): boolean => amount !== 0 || (before ?? 0) !== 0;

/** Of `sorted` (the largest of the latest year first) those that a table names; the others are summed up below them. */
export function shownCustomers<One extends CustomerYears>(
  sorted: readonly One[],
  most: MostCustomers,
): One[] {
  const bought = sorted.filter(didBuy);
  const lost = bought.filter(({ amount }) => amount <= 0);
  return [...bought.filter(({ amount }) => amount > 0).slice(0, most.largest), ...lost.slice(0, most.lost)];
}

/** `count`: of customers; 0 for revenue that names none, and for the total. `share`: of the latest year. */
export type FootRow = CustomerYears & {
  kind: 'others' | 'unnamed' | 'total';
  count: number;
  share: number;
};

export type CustomerSums = {
  /** How many customers bought in either year. */
  named: number;
  unnamed: number;
  unnamedBefore: number | null;
  total: number;
  totalBefore: number | null;
};

/** What a table of customers has below those it shows, so that each column adds up to its year. Cents. */
export function footOf(sums: CustomerSums, shown: readonly CustomerYears[]): FootRow[] {
  const { named, total, totalBefore, unnamed, unnamedBefore } = sums;
  const others = named - shown.length;
  const amount = total - unnamed - shown.reduce((sum, one) => sum + one.amount, 0);
  const before =
    totalBefore === null || unnamedBefore === null
      ? null
      : totalBefore - unnamedBefore - shown.reduce((sum, one) => sum + (one.before ?? 0), 0);
  const shareOf = (part: number) => (total > 0 ? part / total : 0);
  const rows: FootRow[] = [
    { kind: 'others', count: others, amount, before, share: shareOf(amount) },
    { kind: 'unnamed', count: 0, amount: unnamed, before: unnamedBefore, share: shareOf(unnamed) },
    { kind: 'total', count: 0, amount: total, before: totalBefore, share: shareOf(total) },
  ];
  return rows.filter((row) => row.kind === 'total' || row.count > 0 || didBuy(row));
}

export function footLabel({ kind, count }: Pick<FootRow, 'kind' | 'count'>): string {
  if (kind === 'total') return 'Revenue';
  if (kind === 'unnamed' || count === 0) return 'No customer named';
  return counted(count, 'other customer');
}
