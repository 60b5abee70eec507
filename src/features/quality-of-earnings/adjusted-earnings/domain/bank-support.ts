/** A line of the bank. `key`: the same for a line that two files show. Into the account is positive, cents. */
export type Payment = { key: string; day: string; amount: number };

/** What was paid, or came in: lines of one month and amount; a debit is positive, cents. Months YYYY-MM. */
export type OwedLines = { first: string; last: string; amount: number; lines: number };

/**
 * `ledger`: its entries, each the opposite of what the bank shows. `typed`: the amounts of a correction without entries, a
 * yearly one by its months, which the bank may show as money that comes or goes.
 */
export type Owed = { of: 'ledger' | 'typed'; lines: readonly OwedLines[] };

/** `part`: lines of the bank are there, and come to `covered` of `total` (cents, without sign). */
export type BankSupport = { state: 'none' | 'part' | 'all'; covered: number; total: number };

/** Months that a payment may come before its entry, and after it: terms of up to 90 days (product policy). */
const [before, after] = [1, 3] as const;

/**
 * How far lines of the bank agree with what was paid. A line pays one entry of its exact amount, booked in the months
 * around it; or all lines together are exactly the total. Anything else is no proof of these entries.
 */
export function bankSupport(owed: Owed, payments: readonly Payment[]): BankSupport {
  const total = sum(owed.lines.map(({ amount, lines }) => Math.abs(amount) * lines));
  if (payments.length === 0) return { state: 'none', covered: 0, total };
  const whole = total > 0 && paysTotal(owed, payments);
  const covered = whole
    ? total
    : total - sum(unpaidLines(owed, payments).map(({ amount }) => Math.abs(amount)));
  return { state: total > 0 && covered === total ? 'all' : 'part', covered, total };
}

/** Of some lines of the bank those that pay entries which the given ones do not, one line each. By their keys. */
export function fittingPayments(
  owed: Owed,
  given: readonly Payment[],
  candidates: readonly Payment[],
): Set<string> {
  const open = unpaidLines(owed, given);
  const taken = new Set(given.map(({ key }) => key));
  const fresh = candidates.filter(({ key }) => !taken.has(key));
  return new Set(pairs(owed.of, open, fresh).map(({ key }) => key));
}

/** Amounts that lines of the bank would have, cents: each entry that is not paid yet. */
export function wantedAmounts(owed: Owed, given: readonly Payment[]): number[] {
  const amounts = unpaidLines(owed, given).map(({ amount }) => amount);
  return [
    ...new Set(owed.of === 'ledger' ? amounts.map((one) => -one) : amounts.flatMap((one) => [one, -one])),
  ];
}

type Entry = Pick<OwedLines, 'first' | 'last' | 'amount'>;

function unpaidLines(owed: Owed, payments: readonly Payment[]): Entry[] {
  const entries = owed.lines.flatMap(({ lines, ...entry }) =>
    Array.from({ length: lines }, () => ({ ...entry })),
  );
  const paid = new Set<Entry>();
  pairs(owed.of, entries, payments, paid);
  return entries.filter((one) => !paid.has(one));
}

/** Earliest with earliest, which pairs as many as can be: the months around each entry are equally many. */
function pairs(
  of: Owed['of'],
  entries: readonly Entry[],
  payments: readonly Payment[],
  paid = new Set<Entry>(),
): Payment[] {
  const amountOf = (amount: number) => (of === 'ledger' ? amount : Math.abs(amount));
  const byAmount = Map.groupBy(entries, ({ amount }) => amountOf(amount));
  const due = new Map(
    [...byAmount].map(([amount, own]) => [
      amount,
      own.toSorted((one, other) => one.last.localeCompare(other.last)),
    ]),
  );
  const used: Payment[] = [];
  for (const payment of payments.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const own = due.get(of === 'ledger' ? -payment.amount : Math.abs(payment.amount)) ?? [];
    const entry = own.find((one) => !paid.has(one) && isAround(one, payment));
    if (!entry || entry.amount === 0) continue;
    paid.add(entry);
    used.push(payment);
  }
  return used;
}

/** One check for several bills, or several payments of one. */
function paysTotal({ of, lines }: Owed, payments: readonly Payment[]): boolean {
  const first = lines.map((one) => one.first).toSorted()[0] ?? '';
  const last =
    lines
      .map((one) => one.last)
      .toSorted()
      .at(-1) ?? '';
  if (!payments.every((payment) => isAround({ first, last }, payment))) return false;
  const owed = sum(lines.map(({ amount, lines: count }) => amount * count));
  const moved = sum(payments.map(({ amount }) => amount));
  return of === 'ledger' ? owed + moved === 0 : Math.abs(owed) === Math.abs(moved);
}

function isAround(
  { first, last }: Pick<OwedLines, 'first' | 'last'>,
  { day }: Pick<Payment, 'day'>,
): boolean {
  const month = day.slice(0, 7);
  return month >= monthsFrom(first, -before) && month <= monthsFrom(last, after);
}

function monthsFrom(month: string, by: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
