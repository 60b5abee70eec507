/** What a list of requests can be sorted by, the columns of the admin's table. */
export const requestColumns = ['created', 'user', 'email', 'broker', 'business', 'status'] as const;
export type RequestColumn = (typeof requestColumns)[number];

/** Whoever sent the requests learns nothing of titles and brokers that are not shown to them, not even an order. */
export const columnsForSender: readonly RequestColumn[] = ['created', 'status'];
