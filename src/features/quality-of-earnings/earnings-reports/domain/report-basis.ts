import {
  changedParts,
  changedWords,
  type DatabookBasis,
  databookParts,
} from '#features/quality-of-earnings/databook/domain/changed-parts.ts';
import { locale } from '#kernel/locale.ts';

/** What a report is written from, as far as it can change. */
export const reportParts = [...databookParts, 'cash', 'taxes', 'terms'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Fingerprints: what the databook is made from, the proof of cash, tax returns, and terms of a price. */
export type ReportBasis = DatabookBasis & Record<'cash' | 'taxes' | 'terms', string>;

/** What differs between two; `null`: a report that kept none of them tells only whether the books changed. */
export function changedInReport(
  made: { dataset: number; basis: Omit<ReportBasis, 'books'> | null },
  now: ReportBasis,
): ReportPart[] {
  if (made.basis === null) return made.dataset === now.books ? [] : ['books'];
  const { basis } = made;
  const more = (['cash', 'taxes', 'terms'] as const).filter((part) => basis[part] !== now[part]);
  return [...changedParts({ ...basis, books: made.dataset }, now), ...more];
}

const wordsOnly: readonly ReportPart[] = ['names', 'findings', 'terms'];

/** Names of evidence, explanations of findings and the terms of a price change what a report says, and no figure of earnings. */
export const movesFigures = (part: ReportPart): boolean => !wordsOnly.includes(part);

const words: Record<ReportPart, string> = {
  ...changedWords,
  cash: 'the proof of cash',
  taxes: 'the tax returns',
  terms: 'the terms of a price',
};

const list = new Intl.ListFormat(locale);

/** `the books, the adjustments, and the tax returns`. */
export const reportPartWords = (parts: readonly ReportPart[]): string =>
  list.format(parts.map((part) => words[part]));
