/** What can be said of an account as a whole. */
export const accountStates = ['active', 'banned', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

/** Closed outlasts banned: nobody can be let in again. */
export function accountState(row: { bannedAt: Date | null; closedAt: Date | null }): AccountState {
  if (row.closedAt) return 'closed';
  return row.bannedAt ? 'banned' : 'active';
}

/** What an admin's list of accounts can be sorted by: when they were opened, last name, email. */
export const userColumns = ['created', 'name', 'email'] as const;
export type UserColumn = (typeof userColumns)[number];
