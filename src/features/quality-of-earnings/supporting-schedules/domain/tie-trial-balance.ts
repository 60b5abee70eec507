import { accountFinder, type BookAccount, holdsResults } from './book-accounts.ts';

/** An account of a trial balance: cents, a debit is positive. */
export type TrialAccount = { path: string; code: string; amount: number };

/** `undecided`: an account that no one decided; `waits`: results that depend on such an account. */
export const tieResults = [
  'apart',
  'not-in-books',
  'not-in-file',
  'ambiguous',
  'undecided',
  'waits',
  'tied',
] as const;
export type TieResult = (typeof tieResults)[number];

/** `difference`: trial balance less books, in cents; `null` where it cannot be told. */
export type AccountTie = {
  path: string;
  result: TieResult;
  written: number | null;
  books: number | null;
  difference: number | null;
};

/**
 * Each account of a trial balance beside the general ledger on that day (docs/rules/quality-of-earnings.md): accounts of the
 * balance sheet by their balance, those of the profit and loss by their entries since the fiscal year began. The results of
 * earlier years belong to retained earnings, as programs close the books without an entry. What differs comes first.
 */
export function tieTrialBalance(
  trial: readonly TrialAccount[],
  accounts: readonly BookAccount[],
): AccountTie[] {
  const find = accountFinder(accounts);
  const written = new Map<BookAccount, number>();
  const ties: AccountTie[] = [];
  const strangers: TrialAccount[] = [];
  for (const one of trial) {
    const found = find(one.path, one.code);
    if (found === 'ambiguous') ties.push(unclear(one));
    else if (found) written.set(found, (written.get(found) ?? 0) + one.amount);
    else strangers.push(one);
  }
  const results = earlierResults(accounts);
  const keeper = keeperOf(accounts, written, strangers);
  for (const account of accounts)
    ties.push(...tieOf(account, written.get(account), account === keeper ? results : null));
  for (const one of strangers) ties.push(...strangerTie(one, one === keeper ? results : null));
  if (!keeper && results.amount !== 0) ties.push(alone(results));
  return ties.toSorted(
    (one, other) =>
      tieResults.indexOf(one.result) - tieResults.indexOf(other.result) || (one.path < other.path ? -1 : 1),
  );
}

/** `open`: an account that no one decided may belong to it. */
type Results = { amount: number; open: boolean };

function earlierResults(accounts: readonly BookAccount[]): Results {
  const of = (part: BookAccount['part']) => accounts.filter((one) => one.part === part && one.earlier !== 0);
  return { amount: of('income').reduce((sum, { earlier }) => sum + earlier, 0), open: of('open').length > 0 };
}

/** The account of retained earnings: one that both have, else one of the trial balance, else one of the books. */
function keeperOf(
  accounts: readonly BookAccount[],
  written: ReadonlyMap<BookAccount, number>,
  strangers: readonly TrialAccount[],
): BookAccount | TrialAccount | undefined {
  const books = accounts.filter(({ path, part }) => part === 'balance' && holdsResults(path));
  return (
    books.find((one) => written.has(one)) ?? strangers.find(({ path }) => holdsResults(path)) ?? books[0]
  );
}

const unclear = ({ path, amount }: TrialAccount): AccountTie => ({
  ...{ path, result: 'ambiguous', written: amount, books: null, difference: null },
});

function tieOf(account: BookAccount, written: number | undefined, results: Results | null): AccountTie[] {
  const { path, part, balance, year } = account;
  if (part === 'open' || results?.open) {
    if (written === undefined && balance === 0 && year === 0) return [];
    const result = part === 'open' ? 'undecided' : 'waits';
    return [{ path, result, written: written ?? null, books: null, difference: null }];
  }
  const books = (part === 'balance' ? balance : year) + (results?.amount ?? 0);
  const difference = (written ?? 0) - books;
  if (written === undefined && books === 0) return [];
  const apart = written === undefined ? 'not-in-file' : 'apart';
  return [{ path, result: difference === 0 ? 'tied' : apart, written: written ?? null, books, difference }];
}

function strangerTie({ path, amount }: TrialAccount, results: Results | null): AccountTie[] {
  if (results?.open) return [{ path, result: 'waits', written: amount, books: null, difference: null }];
  const difference = amount - (results?.amount ?? 0);
  // An account without a balance is often listed, and need not be in the books.
  if (difference === 0)
    return amount === 0 ? [] : [{ path, result: 'tied', written: amount, books: amount, difference }];
  const [result, books] = results ? (['apart', results.amount] as const) : (['not-in-books', null] as const);
  return [{ path, result, written: amount, books, difference }];
}

const alone = ({ amount, open }: Results): AccountTie => ({
  path: 'Retained earnings',
  result: open ? 'waits' : 'not-in-file',
  written: null,
  books: open ? null : amount,
  difference: open ? null : -amount,
});
