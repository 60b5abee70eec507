import { addBackCategories } from './add-back-categories.ts';
import { type AddBack, mostOtherYears } from './add-backs.ts';
import type { PeriodBooks } from './period-books.ts';

type Year = Pick<PeriodBooks, 'lines' | 'accounts'>;

/** Share of a one-time cost that another year may hold (product policy). */
export const smallPart = 0.25;
/** As a share; covers omitted cents (product policy). */
const sameAmount = 0.01;

/**
 * Counts the other years that hold a cost called one-time. If exactly one account matches its amount, that account's
 * years are counted and the third test fails by them. Otherwise the line is compared with its amount without the
 * add-back, which only raises a question.
 */
export function withOtherYears(
  line: AddBack,
  year: Year,
  others: readonly Year[],
): { line: AddBack; seen: number } {
  const { code, inBooks, recorded, amount } = line;
  const once = addBackCategories[code].group === 'N' && code !== 'N-GRANT';
  if (!once || !inBooks || amount <= 0 || recorded <= 0) return { line, seen: 0 };
  const account = accountOf(line, year);
  const usual = Math.max(0, inBooks.amount - recorded);
  const held = others.map((other) =>
    account === null ? lineIn(other, inBooks.account) - usual : heldIn(other, account),
  );
  const seen = held.filter((one) => one > smallPart * recorded).length;
  return account === null
    ? { line, seen }
    : { line: { ...line, otherYears: Math.max(line.otherYears, seen) }, seen };
}

export function cameBefore(seen: number): boolean {
  return seen > mostOtherYears;
}

function accountOf({ inBooks, recorded }: AddBack, { accounts }: Year): string | null {
  const same = accounts.filter(
    ({ code, amount }) =>
      code === inBooks?.account && Math.abs(Math.abs(amount) - recorded) <= sameAmount * recorded,
  );
  return same.length === 1 ? (same[0]?.path ?? null) : null;
}

const heldIn = ({ accounts }: Year, path: string) =>
  Math.abs(accounts.find((one) => one.path === path)?.amount ?? 0);

function lineIn({ lines }: Year, account: string): number {
  return Object.entries(lines).find(([code]) => code === account)?.[1] ?? 0;
}
