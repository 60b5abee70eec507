/** Defaults of the forensic tests (docs/rules/quality-of-earnings.md, “Findings”): product policy unless it says otherwise. */

/** F01. Shares of revenue of the last twelve months and of the amount; days. */
export const roundTrip = { days: 30, apart: 0.02, ofRevenue: 0.01 } as const;
/** F03. The last days of a month, and standard deviations above the mean share. */
export const periodEnd = { days: 5, deviations: 2.5, months: 12 } as const;
/** F04. Days after a period, and the share of its last month's revenue. */
export const lateCredits = { days: 30, ofRevenue: 0.03 } as const;
/** F06. Standard deviations above the mean share; months before the one that is compared, without which it has no usual. */
export const oddDays = { deviations: 3, months: 12 } as const;
/**
 * Kinds of words in memos: in a larger share of the months that have entries they are no one-time event; months without
 * which a share says nothing.
 */
export const recurring = { ofMonths: 0.25, least: 12 } as const;
/** F07. In cents; how many times the ledger's share; entries without which a share says nothing. */
export const roundAmounts = { multipleOf: 1_000_00, times: 3, least: 3 } as const;
/** F08. Days between two equal payments. */
export const duplicates = { days: 7 } as const;
/** F09. A share of the numbers; a step that begins another sequence; numbers without which a share says nothing. */
export const numberGaps = { ofNumbers: 0.01, otherSequence: 100, least: 20 } as const;
/** F10. Amounts in cents; a price that one party has so often is a fixed fee. Nigrini (2012) classes: `benford.ts`. */
export const benfordLimits = { least: 10_00, repeated: 4, first: 300, firstTwo: 1_000, digits: 5 } as const;
/** F11. Of (x − median) ÷ (1.4826 × MAD); entries without which a median says nothing. */
export const outlier = { deviations: 5, scale: 1.4826, least: 12 } as const;
/** F13. Growth of the days that sales stay unpaid, from one year to the next. */
export const slowReceivables = { growth: 0.2 } as const;
/** F13. The share of receivables that is over 90 days past due; above it a buyer’s accountant asks. */
export const overdue = { share: 0.15 } as const;
/** F14, and the rule of uncategorized accounts: a share of revenue. */
export const suspense = { ofRevenue: 0.005 } as const;
/** Balance-sheet sweep: days, and months without an entry. `payCycle`: a month is the longest usual cycle of pay. */
export const sweep = { undeposited: 10, payCycle: 31, inventory: 3 } as const;
