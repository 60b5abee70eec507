import { randomUUID } from 'node:crypto';

/** Time and ids come from here (and in tests from a clock that stands), never from globals in a verb. */
export type Clock = { now(): Date; newId(): string };

export const systemClock: Clock = { now: () => new Date(), newId: () => randomUUID() };
