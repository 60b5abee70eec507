import type { AccountKind } from './bank-line.ts';

export type TieChoice = { path: string; code: string };

/**
 * The account of the ledger that a bank account is likely: the only one of its kind that has its last four digits, or else
 * its name. `null`: none, or more than one.
 */
export function proposeTie(
  account: { kind: AccountKind; name: string; lastFour: string },
  choices: readonly TieChoice[],
): string | null {
  const fitting = choices.filter(({ code }) => (account.kind === 'card') === (code === 'CC'));
  const only = (found: readonly TieChoice[]) => (found.length === 1 ? (found[0]?.path ?? null) : null);
  const digits = account.lastFour;
  const numbered = digits === '' ? [] : fitting.filter(({ path }) => path.includes(digits));
  if (numbered.length > 0) return only(numbered);
  const words = wordsOf(account.name);
  return only(fitting.filter(({ path }) => wordsOf(path).some((word) => words.includes(word))));
}

const common = ['bank', 'account', 'card', 'credit', 'the', 'of', 'and', 'cash'];
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !common.includes(word));
