import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { dayInWords, monthInWords } from '#kernel/days.ts';
import type { FindingTest } from './finding-tests.ts';

/** What a finding is about, in words; empty if the title says it all. */
export function subjectWords(test: FindingTest, subject: string): string {
  if (test === 'late-credits') return `Period to ${dayInWords(subject)}`;
  if (test === 'period-end-spikes' || test === 'odd-days') return monthInWords(subject);
  if (test === 'first-digits') return subject === 'sales' ? 'Sales' : 'Costs';
  if (test === 'personal-costs' || test === 'one-time-costs' || test === 'one-time-income')
    return Object.entries(addBackCategories).find(([code]) => code === subject)?.[1].label ?? subject;
  return subject;
}
