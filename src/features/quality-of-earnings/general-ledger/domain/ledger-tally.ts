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
    number === '' || type === '' ? null : numberFor(`${type}\n${number}`),
  );
  const days = periodProof(period);
  const perAccount = accountProofs();
  const seen = { lines: 0, firstDay: null as string | null, lastDay: null as string | null };
  const line = (one: LedgerLine) => {
    seen.lines += 1;
    if (seen.firstDay === null || one.day < seen.firstDay) seen.firstDay = one.day;
    if (seen.lastDay === null || one.day > seen.lastDay) seen.lastDay = one.day;
    counts[one.account] = (counts[one.account] ?? 0) + 1;
    const month = one.day.slice(0, 7);
    const key = `${one.account} ${month}`;
    const sum = months.get(key);
    if (sum) [sum.amount, sum.lines] = [sum.amount + one.amount, sum.lines + 1];
    else months.set(key, { account: one.account, month, amount: one.amount, lines: 1 });
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
