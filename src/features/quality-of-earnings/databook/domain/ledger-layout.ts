import type { AccountGroup } from './databook-facts.ts';

/** Rows of a sheet, counted from 1 as spreadsheets do, both included. */
export type RowRange = { first: number; last: number };

/** Lines that follow each other in the ledger: accounts of one group in one month or several. */
export type LedgerStretch = { accountIds: readonly number[]; from: string; to: string; lines: number };

export type LedgerLayout = {
  rows: RowRange;
  ofGroup(group: AccountGroup, month: string): RowRange | null;
  ofAccount(accountId: number, month: string): RowRange | null;
};

/**
 * Where each line stands: by group, then month, then account. So the lines behind a figure of a group, and behind one of an
 * account, follow each other. `firstRow`: of the first line.
 */
export function ledgerLayout(
  groups: readonly AccountGroup[],
  months: readonly string[],
  firstRow: number,
): LedgerLayout {
  const ofGroups = new Map<string, RowRange>();
  const ofAccounts = new Map<string, RowRange>();
  let next = firstRow;
  for (const group of groups)
    for (const month of months) {
      const start = next;
      for (const { id, months: held } of group.accounts) {
        const lines = held.get(month)?.lines ?? 0;
        if (lines > 0) ofAccounts.set(`${id} ${month}`, { first: next, last: next + lines - 1 });
        next += lines;
      }
      if (next > start) ofGroups.set(`${keyOf(group)} ${month}`, { first: start, last: next - 1 });
    }
  return {
    rows: { first: firstRow, last: next - 1 },
    ofGroup: (group, month) => ofGroups.get(`${keyOf(group)} ${month}`) ?? null,
    ofAccount: (accountId, month) => ofAccounts.get(`${accountId} ${month}`) ?? null,
  };
}

export const keyOf = ({ code, purpose }: Pick<AccountGroup, 'code' | 'purpose'>) => `${code} ${purpose}`;

/** The ledger in stretches of about `most` lines, in its order, so that it is never whole in memory. */
export function stretchesOf(
  groups: readonly AccountGroup[],
  months: readonly string[],
  most: number,
): LedgerStretch[] {
  return groups.flatMap(({ accounts }) => {
    const accountIds = accounts.map(({ id }) => id);
    const stretches: LedgerStretch[] = [];
    for (const month of months) {
      const lines = accounts.reduce((sum, { months: held }) => sum + (held.get(month)?.lines ?? 0), 0);
      const last = stretches.at(-1);
      if (lines === 0) continue;
      if (last && last.lines + lines <= most)
        stretches.splice(-1, 1, { ...last, to: month, lines: last.lines + lines });
      else stretches.push({ accountIds, from: month, to: month, lines });
    }
    return stretches;
  });
}
