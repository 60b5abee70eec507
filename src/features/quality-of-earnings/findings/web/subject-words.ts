import { dayInWords, monthInWords } from '#kernel/days.ts';
import type { FindingTest } from '../domain/finding-tests.ts';

/** What a finding is about, in words; empty if the title says it all. */
export function subjectWords(test: FindingTest, subject: string): string {
  if (test === 'late-credits') return `Period to ${dayInWords(subject)}`;
  if (test === 'period-end-spikes' || test === 'odd-days') return monthInWords(subject);
  if (test === 'first-digits') return subject === 'sales' ? 'Sales' : 'Costs';
  return subject;
}
