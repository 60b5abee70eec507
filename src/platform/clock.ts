import { randomUUID } from 'node:crypto';

/** The only source of time and IDs in server code, so that tests can fix both. */
export type Clock = { now(): Date; newId(): string };

export const systemClock: Clock = { now: () => new Date(), newId: () => randomUUID() };
