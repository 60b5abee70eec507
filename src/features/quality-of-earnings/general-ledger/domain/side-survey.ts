import { type FileAccount, pathOf } from './account-sections.ts';
import type { LedgerLine } from './ledger-line.ts';
import type { ReadingStop } from './ledger-reading.ts';
import { type Side, type SurveyedAccount, sidesOf, sideVotes } from './natural-sides.ts';
import { proposeAccount } from './propose-account.ts';

const mostNamed = 50;

/** A first look at a ledger whose amounts have no sign: which accounts grow with debits, and which with credits. */
export function sideSurvey() {
  const votes = sideVotes();
  const seen = new Map<number, SurveyedAccount>();
  const of = (account: FileAccount): SurveyedAccount => {
    const known = seen.get(account.number);
    if (known) return known;
    const path = pathOf(account);
    const { side, use, code } = proposeAccount(path);
    const inIncome = use === null && code !== 'UNMAPPED' && code !== 'SUSPENSE';
    const found = { number: account.number, path, side, inIncome, written: 0 };
    seen.set(account.number, found);
    return found;
  };
  return {
    line: ({ entry, amount }: LedgerLine, account: FileAccount) => {
      const known = of(account);
      known.written += amount;
      votes.line(entry, account.number, amount, known.side);
    },
    finish: (accounts: readonly FileAccount[]): { sides: readonly Side[] } | { stop: ReadingStop } => {
      const found = sidesOf(accounts.map(of), votes.votes());
      if ('sides' in found) return found;
      return { stop: { code: 'sides-untold', accounts: found.untold.slice(0, mostNamed) } };
    },
  };
}
