import type { DayRange } from '#features/valuation/earnings/domain/day-range.ts';
import { accountProofs } from './account-proofs.ts';
import { type LedgerLine, numberFor } from './ledger-line.ts';
import { type LineTrouble, mostTroubles, type RollUp } from './ledger-reading.ts';
import { balanceProofs, numberProof, type Proof, periodProof, placesFound } from './proofs.ts';

/** Everything that is summed up while lines pass by: the roll-up, the proofs, the days. */
export function ledgerTally(period: () => DayRange | null) {
  const months = new Map<string, RollUp>();
  const counts: number[] = [];
  const troubles: LineTrouble[] = [];
  const unread = placesFound();
  const currencies = placesFound();
  const balance = balanceProofs();
  const numbers = numberProof(({ type, number }) =>
    number === '' || type === '' ? null : numberFor(type, number),
  );
  const days = periodProof(period);
  const perAccount = accountProofs();
  const seen = { lines: 0, firstDay: null as string | null, lastDay: null as string | null };
  let latest: RollUp | null = null;
  const monthOf = ({ account, day }: LedgerLine): RollUp => {
    // In a general ledger, lines of one account and month follow each other.
    if (latest && latest.account === account && day.startsWith(latest.month)) return latest;
    const month = day.slice(0, 7);
    const key = `${account} ${month}`;
    latest = months.get(key) ?? { account, month, amount: 0, lines: 0 };
    months.set(key, latest);
    return latest;
  };
  const line = (one: LedgerLine) => {
    seen.lines += 1;
    if (seen.firstDay === null || one.day < seen.firstDay) seen.firstDay = one.day;
    if (seen.lastDay === null || one.day > seen.lastDay) seen.lastDay = one.day;
    counts[one.account] = (counts[one.account] ?? 0) + 1;
    const sum = monthOf(one);
    sum.amount += one.amount;
    sum.lines += 1;
    balance.line(one);
    numbers.line(one);
    days.line(one);
  };
  const trouble = (found: LineTrouble) => {
    (found.trouble === 'other-currency' ? currencies : unread).at(found.sheet, found.row);
    if (troubles.length < mostTroubles) troubles.push({ ...found, text: ` ${found.text}`.slice(1) });
  };
  const proofs = (): Proof[] => [
    unread.proof('all-read', 'wrong'),
    ...balance.proofs(),
    ...perAccount.proofs(),
    days.proof(),
    currencies.proof('one-currency', 'wrong'),
    numbers.proof(),
  ];
  return {
    line,
    trouble,
    proofs,
    perAccount,
    seen,
    troubles,
    rollUp: () => [...months.values()],
    linesOf: (account: number) => counts[account] ?? 0,
  };
}
