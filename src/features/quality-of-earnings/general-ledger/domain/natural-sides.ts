/** Whether a debit raises the account (1: assets, costs) or a credit does (-1: liabilities, equity, sales). */
export type Side = 1 | -1;

export type SurveyedAccount = {
  number: number;
  path: string;
  /** The sum of its lines as the file writes them, in cents. */
  written: number;
  /** By its name or number; `null`: they do not tell. */
  side: Side | null;
  /** A profit-and-loss account, whose sum has the sign of its side in nearly all ledgers. */
  inIncome: boolean;
};

/**
 * Entries in which every line but those of one account has a known side prove the side of that one: the entry must come
 * to zero. Takes the lines of a file one by one.
 */
export function sideVotes() {
  const known = new Map<number, number>();
  const unknown = new Map<number, { account: number; sum: number } | null>();
  return {
    line: (entry: number, account: number, written: number, side: Side | null) => {
      if (side !== null) {
        known.set(entry, (known.get(entry) ?? 0) + written * side);
        return;
      }
      const seen = unknown.get(entry);
      if (seen === undefined) unknown.set(entry, { account, sum: written });
      else if (seen?.account === account) seen.sum += written;
      else unknown.set(entry, null);
    },
    votes: (): Map<number, Set<Side>> => {
      const votes = new Map<number, Set<Side>>();
      for (const [entry, one] of unknown) {
        if (!one || one.sum === 0) continue;
        const left = known.get(entry) ?? 0;
        if (Math.abs(left) !== Math.abs(one.sum)) continue;
        const said = votes.get(one.account) ?? new Set<Side>();
        votes.set(one.account, said.add(left === -one.sum ? 1 : -1));
      }
      return votes;
    },
  };
}

/**
 * The side of each account of a ledger with one column of amounts. Where all amounts come to zero, they are signed
 * already: debits positive, unless costs and sales say the opposite. Else each account has its natural side, by its name
 * and number or by what its entries prove. Returns the paths of the accounts that nothing tells.
 */
export function sidesOf(
  accounts: readonly SurveyedAccount[],
  votes: ReadonlyMap<number, ReadonlySet<Side>>,
): { sides: readonly Side[] } | { untold: readonly string[] } {
  const sum = accounts.reduce((all, { written }) => all + written, 0);
  if (sum === 0 && accounts.length > 1) {
    const lean = accounts.reduce(
      (all, { written, side, inIncome }) => all + (inIncome ? Math.sign(written) * (side ?? 0) : 0),
      0,
    );
    if (lean !== 0) return { sides: accounts.map(() => (lean > 0 ? 1 : -1)) };
  }
  const found = accounts.map(({ number, side }) => side ?? only(votes.get(number)));
  const untold = accounts.filter(({ written }, at) => found[at] === null && written !== 0);
  if (untold.length > 0) return { untold: untold.map(({ path }) => path) };
  return { sides: found.map((side) => side ?? 1) };
}

function only(said: ReadonlySet<Side> | undefined): Side | null {
  const [one, other] = said ?? [];
  return one !== undefined && other === undefined ? one : null;
}
