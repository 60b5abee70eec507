import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';

export type FindingTools = {
  db: Reader;
  clock: Clock;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

export const testGeneralLedger = 'test-general-ledger';
