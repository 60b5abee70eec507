import { randomUUID } from 'node:crypto';

export type Clock = { now(): Date; newId(): string };

export const systemClock: Clock = { now: () => new Date(), newId: () => randomUUID() };
