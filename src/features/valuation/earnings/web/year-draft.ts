import type { AccountCode } from '../domain/canonical-accounts.ts';

/** Cents by line; NaN if unreadable, `null` if empty. */
export type YearDraft = { lines: { [K in AccountCode]?: number | null }; netIncome: number | null };
