import {
  pathSign,
  withoutDeleted,
} from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';

/**
 * An account of the general ledger on a day: cents, a debit is positive. `balance`: the opening balance and all entries until
 * then; `year`: the entries since the fiscal year began; `earlier`: those before it.
 */
export type BookAccount = {
  path: string;
  /** Of the balance sheet, of the profit and loss, or not decided. */
  part: 'balance' | 'income' | 'open';
  code: string;
  balance: number;
  year: number;
  earlier: number;
};

/** Of an account name: what it can be found by, the surest first. Names of two programs differ in signs and numbers. */
function keysOf(path: string, code: string): string[] {
  const parts = path
    .split(/\s*(?:›|:)\s*/)
    .map((part) => withoutDeleted(part).toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const bare = parts.map(withoutNumber);
  const leaf = parts.at(-1) ?? '';
  const number = (code || (numberFirst.exec(leaf)?.[1] ?? numberLast.exec(leaf)?.[1] ?? '')).toLowerCase();
  return [
    `path ${parts.join(pathSign)}`,
    number === '' ? '' : `number ${number}`,
    `names ${bare.join(pathSign)}`,
    `name ${bare.at(-1) ?? ''}`,
  ];
}

const numberFirst = /^(\d[\d.-]{2,11})\b(?=\s|$)/;
/** Xero writes `Sales (200)`. */
const numberLast = /\((\d{2,8})\)$/;
const withoutNumber = (part: string) =>
  part
    .replace(/^\d[\d.-]{2,11}\s*[·:-]?\s+(?=\D)/, '')
    .replace(numberLast, '')
    .trim();

/** Finds accounts of the books by their names in another file; `ambiguous`: more than one has that name. */
export function accountFinder<Account extends { path: string }>(accounts: readonly Account[]) {
  const byKey = new Map<string, Account[]>();
  for (const account of accounts)
    for (const key of new Set(keysOf(account.path, ''))) {
      if (key === '') continue;
      const known = byKey.get(key);
      if (known) known.push(account);
      else byKey.set(key, [account]);
    }
  return (path: string, code: string): Account | 'ambiguous' | null => {
    for (const key of keysOf(path, code)) {
      const found = key === '' ? [] : (byKey.get(key) ?? []);
      if (found.length > 1) return 'ambiguous';
      if (found[0]) return found[0];
    }
    return null;
  };
}

/** Whether an account holds the results of the years before. */
export const holdsResults = (path: string): boolean =>
  /^(\d[\d.-]*\s*[·:-]?\s*)?(retained earnings|accumulated (deficit|earnings|profits?( and losses)?)|unappropriated profits?)\b/i.test(
    path.split(/\s*(?:›|:)\s*/).at(-1) ?? '',
  );
