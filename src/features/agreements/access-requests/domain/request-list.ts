export const requestColumns = ['created', 'user', 'email', 'broker', 'business', 'status'] as const;
export type RequestColumn = (typeof requestColumns)[number];

/** Senders may not sort by hidden titles and brokers: the order would leak them. */
export const columnsForSender: readonly RequestColumn[] = ['created', 'status'];
