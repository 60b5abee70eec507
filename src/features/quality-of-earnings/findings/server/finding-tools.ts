import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';

export type FindingTools = {
  db: Reader;
  clock: Clock;
  vault: Vault;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

export const testGeneralLedger = 'test-general-ledger';
