import { type Cents, cents } from '#kernel/money.ts';
import type { AddBackCode } from '../domain/add-back-categories.ts';
import { type ChecklistItem, checklistItems } from '../domain/add-back-checklist.ts';
import { type AccountCode, typedCodes } from '../domain/canonical-accounts.ts';
import { isNetted, type PaperProof } from '../domain/kept-add-back.ts';
import { type PeriodKey, periodKeys } from '../domain/periods.ts';
import type { AddBackLine, Earnings } from './queries.ts';

/** Typed amounts of one period: `null` if empty, NaN if unreadable. */
export type YearDraft = Record<'recorded' | 'replacement' | 'recovered' | 'effect', number | null>;

export type AddBackDraft = {
  item: ChecklistItem | null;
  code: AddBackCode;
  title: string;
  why: string;
  account: AccountCode | null;
  overlaps: string | null;
  onRevenue: boolean;
  samePeriod: boolean;
  otherYears: number;
  neededByBuyer: boolean;
  years: { [K in PeriodKey]?: YearDraft };
  papers: { paperId: string; proof: PaperProof }[];
};

export const emptyYear: YearDraft = { recorded: null, replacement: null, recovered: null, effect: null };

export function draftOf(before: AddBackLine | null): AddBackDraft {
  if (before) {
    const { id: _id, version: _version, ...rest } = before;
    return { ...rest, papers: [...rest.papers] };
  }
  return {
    item: null,
    code: 'O-COMP',
    title: '',
    why: '',
    account: null,
    overlaps: null,
    onRevenue: false,
    // Statements to lenders, which the owner makes and no default does.
    samePeriod: false,
    otherYears: 0,
    neededByBuyer: true,
    years: {},
    papers: [],
  };
}

export function draftFor(item: ChecklistItem, found: Earnings['checklist'][number]['found']): AddBackDraft {
  const { title, code, account, whole } = checklistItems[item];
  const [first] = found;
  const typed = typedCodes.find((one) => one === (first?.account ?? account)) ?? null;
  const years = periodKeys.flatMap((key) => {
    const recorded = whole ? found.reduce((sum, { amounts }) => sum + Math.abs(amounts[key] ?? 0), 0) : 0;
    return recorded > 0 ? [[key, { ...emptyYear, recorded }] as const] : [];
  });
  return {
    ...draftOf(null),
    item,
    code,
    title,
    account: typed,
    // The amounts come from the books of these periods.
    samePeriod: years.length > 0,
    years: Object.fromEntries(years),
  };
}

const amountsIn = (year: YearDraft) => Object.values(year);
const isEmpty = (year: YearDraft | undefined) => !year || amountsIn(year).every((amount) => amount === null);

/** Whether the owner has yet to make a statement without which it doesn’t count. `effect`: on earnings, in cents. */
export function isUnconfirmed(
  { code, samePeriod, neededByBuyer }: Pick<AddBackDraft, 'code' | 'samePeriod' | 'neededByBuyer'>,
  effect: number,
): boolean {
  return isNetted(code) && (!samePeriod || (effect > 0 && neededByBuyer));
}

export function missingIn({ title, years }: AddBackDraft): string | null {
  if (title.trim() === '') return 'Enter a description.';
  if (periodKeys.every((key) => isEmpty(years[key]))) return 'Enter amounts for at least one period.';
  const unreadable = Object.values(years).some((year) => amountsIn(year).some(Number.isNaN));
  return unreadable ? 'Enter each amount in dollars.' : null;
}

export function sentOf(draft: AddBackDraft) {
  const netted = isNetted(draft.code);
  const years = periodKeys.flatMap((key) => {
    const year = draft.years[key];
    return year && !isEmpty(year) ? [[key, sentYear(year, netted)] as const] : [];
  });
  return {
    ...draft,
    account: netted ? draft.account : null,
    years: Object.fromEntries(years),
  };
}

/** Leaves out fields that the category does not ask, even if they were filled before it was chosen. */
function sentYear(year: YearDraft, netted: boolean) {
  const nothing = cents(0);
  const of = (amount: number | null): Cents => (amount === null ? nothing : cents(amount));
  return netted
    ? {
        recorded: of(year.recorded),
        replacement: of(year.replacement),
        recovered: of(year.recovered),
        effect: nothing,
      }
    : { recorded: nothing, replacement: nothing, recovered: nothing, effect: of(year.effect) };
}
