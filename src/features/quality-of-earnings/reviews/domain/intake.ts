import { monthSpansInWords } from '#kernel/days.ts';

/** The documents of a quality of earnings review (docs/rules/quality-of-earnings.md). */
export const intakeKeys = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const;
export type IntakeKey = (typeof intakeKeys)[number];

/** `in`: read, and not all of it is proved. */
export const intakeStates = ['in', 'proved', 'missing', 'refused'] as const;
export type IntakeState = (typeof intakeStates)[number];

/** `difference` in cents, exact; `count`: how many places, months or accounts; `months`: which, YYYY-MM, where it is known. */
export type IntakeCheck = {
  code: string;
  grade: 'proved' | 'wrong' | 'question' | 'absent';
  difference: number | null;
  count: number;
  months?: string[] | undefined;
};
/** Code of the check that each month of the review has entries. */
export const monthsCovered = 'months-covered';
/** Code of the check that each of the last twelve months has entries. */
export const latestCovered = 'latest-covered';

/** The months of the review in which its ledger has no entries, YYYY-MM; none before there is a ledger. */
export function emptyMonthsOf(
  intake: readonly { key: IntakeKey; checks: readonly Pick<IntakeCheck, 'code' | 'months'>[] }[],
): readonly string[] {
  const checks = intake.find(({ key }) => key === 'I3')?.checks ?? [];
  return checks.find(({ code }) => code === monthsCovered)?.months ?? [];
}

/** A sentence without its end: `The ledger has no entries in Jul 2024, Mar 2025 to Apr 2025`. */
export const emptyMonthsWords = (months: readonly string[]): string =>
  `The ledger has no entries in ${monthSpansInWords(months)}`;

/** How many of the last twelve months have no entries; 0 before there is a ledger. */
export function emptyLatestMonths(
  intake: readonly { key: IntakeKey; checks: readonly Pick<IntakeCheck, 'code' | 'count'>[] }[],
): number {
  const checks = intake.find(({ key }) => key === 'I3')?.checks ?? [];
  return checks.find(({ code }) => code === latestCovered)?.count ?? 0;
}

/** Begins a sentence or is a title. */
export function emptyLatestWords(count: number): string {
  return `${count} of the last 12 months ${count === 1 ? 'has' : 'have'} no entries`;
}

type Standing = { state: IntakeState; checks: readonly IntakeCheck[] };

/** What later features know of documents. The others are missing. */
export type Intake = { readonly [Key in IntakeKey]?: Standing };

export function wholeIntake(known: Intake): { key: IntakeKey; state: IntakeState; checks: IntakeCheck[] }[] {
  return intakeKeys.map((key) => {
    const { state, checks } = known[key] ?? { state: 'missing', checks: [] };
    return { key, state, checks: [...checks] };
  });
}
