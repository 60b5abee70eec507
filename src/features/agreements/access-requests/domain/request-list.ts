import { type Status, statuses } from './status.ts';

export const requestColumns = ['created', 'user', 'email', 'broker', 'business', 'status'] as const;
export type RequestColumn = (typeof requestColumns)[number];

/** Senders may not sort by hidden titles and brokers: the order would leak them. */
export const columnsForSender: readonly RequestColumn[] = ['created', 'status'];

/** What a list can be narrowed to: one status, or all that no one has decided. */
export const listedStatuses = ['undecided', ...statuses] as const;
export type ListedStatus = 'undecided' | Status;
