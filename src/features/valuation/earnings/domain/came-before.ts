import { addBackCategories } from './add-back-categories.ts';
import { type AddBack, mostOtherYears } from './add-backs.ts';
import type { PeriodBooks } from './period-books.ts';

type Year = Pick<PeriodBooks, 'lines' | 'accounts'>;

/** What another year may hold of a cost that came once, as a share of it (product policy). */
const smallPart = 0.25;
/** How far an account may be off an add-back and still be it, as a share: cents that somebody left out (product policy). */
const sameAmount = 0.01;

/**
 * In how many other years the books hold what is said to have come once. Where one account is as large as the add-back,
 * that account's years are counted, and they are proof: the third test goes by them. Otherwise the line that it stands
 * in is held against what would be left of it without the add-back; that is asked about, and refuses nothing.
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

/** Whether so many years are too many for something that came once. */
export function cameBefore(seen: number): boolean {
  return seen > mostOtherYears;
}

/** The one account that is as large as the add-back; `null` where none is, or two are. */
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
