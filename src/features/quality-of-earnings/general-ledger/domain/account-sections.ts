/** Between the names of a path, as in `earnings`. */
export const pathSign = ' › ';

/** `number`: counts from 0 in one file. `name`: as the file writes it, without “(deleted)”. */
export type FileAccount = { number: number; name: string; parent: FileAccount | null };

/** The full path of an account: the names of its parents and its own. */
export function pathOf({ name, parent }: FileAccount): string {
  return parent ? `${pathOf(parent)}${pathSign}${name}` : name;
}

/** QuickBooks appends it to names that were deleted: it is the same account, or party. */
export function withoutDeleted(name: string): string {
  return !name.endsWith(')') ? name : name.replace(/\s*\(deleted(?:\s*-?\s*\d+)?\)\s*$/i, '').trim();
}

type Open = { account: FileAccount; used: boolean; since: number };

/**
 * Follows the accounts of a ledger whose account names stand above their lines. A section within a section is its part,
 * until a total closes the outer one. Where totals say so only afterwards, accounts are put under their parent then.
 */
export function accountSections(longest: number) {
  const accounts: FileAccount[] = [];
  const byPath = new Map<string, FileAccount>();
  let open: Open[] = [];
  const closed: Open[] = [];
  const add = (given: string, parent: FileAccount | null): FileAccount => {
    const name = ofItsOwn((withoutDeleted(given) || given).slice(0, longest));
    const known = byPath.get(keyOf(name, parent));
    if (known) return known;
    const account = { number: accounts.length, name, parent };
    accounts.push(account);
    byPath.set(keyOf(name, parent), account);
    return account;
  };
  const enter = (name: string): FileAccount => {
    // An account that had lines and was never summed up is followed by its neighbor, not by its part.
    while (open.at(-1)?.used && !hasTotals) open.pop();
    const account = add(name, open.at(-1)?.account ?? null);
    open.push({ account, used: false, since: accounts.length });
    return account;
  };
  let hasTotals = false;
  const leave = (of: string): { account: FileAccount; parts: FileAccount[] } | null => {
    hasTotals = true;
    const name = withoutDeleted(of);
    const at = open.findLastIndex(({ account }) => account.name === name);
    const ended = at < 0 ? closed.findLast(({ account }) => account.name === name) : open[at];
    if (!ended) return null;
    if (at < 0) moveUnder(ended);
    else closed.push(...open.slice(at).toReversed());
    open = at < 0 ? open : open.slice(0, at);
    return { account: ended.account, parts: accounts.filter((one) => isUnder(one, ended.account)) };
  };
  /** An account by its path: the same one that a section within a section is. */
  const named = (path: string): FileAccount => {
    const [first = '', ...parts] = path.split(pathSign);
    return parts.reduce((parent, part) => add(part, parent), add(first, null));
  };
  const leaveOpen = () => {
    const top = open.at(-1);
    return top ? leave(top.account.name) : null;
  };
  const moveUnder = ({ account, since }: Open) => {
    for (const later of accounts.slice(since)) if (later.parent === account.parent) later.parent = account;
  };
  const used = () => {
    const top = open.at(-1);
    if (top) top.used = true;
    return top?.account ?? null;
  };
  return { accounts, enter, leave, leaveOpen, used, named };
}

/** A part of a text keeps the whole in memory, and accounts stay until the end of the file. */
const ofItsOwn = (text: string) => ` ${text}`.slice(1);
const keyOf = (name: string, parent: FileAccount | null) => `${parent?.number ?? ''} ${name}`;

function isUnder({ parent }: FileAccount, over: FileAccount): boolean {
  return parent !== null && (parent === over || isUnder(parent, over));
}
