export const accountStates = ['active', 'banned', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

/** Closed wins over banned, because closing is permanent. */
export function accountState(row: { bannedAt: Date | null; closedAt: Date | null }): AccountState {
  if (row.closedAt) return 'closed';
  return row.bannedAt ? 'banned' : 'active';
}

export const userColumns = ['created', 'name', 'email'] as const;
export type UserColumn = (typeof userColumns)[number];
