import type { AccountCode } from '../domain/canonical-accounts.ts';

/** Cents by line; NaN for what cannot be read, `null` for nothing. */
export type YearDraft = { lines: { [K in AccountCode]?: number | null }; netIncome: number | null };
