import { dayOf } from '#kernel/days.ts';
import type { ScheduleRole } from './schedule-kinds.ts';

/** Ages of invoices, by days past due. */
export const agesTold = ['current', 'days30', 'days60', 'days90', 'over90'] as const;
export type InvoiceAge = (typeof agesTold)[number];

/**
 * The age of an invoice on a day: not yet due, 1–30, 31–60, 61–90 or more days late. `months`: as Xero counts, less than one,
 * one, two, or more calendar months late. Days are YYYY-MM-DD.
 */
export function invoiceAge(due: string, on: string, unit: 'days' | 'months'): InvoiceAge {
  if (due >= on) return 'current';
  const late = unit === 'days' ? Math.ceil(daysBetween(due, on) / 30) : monthsLate(due, on) + 1;
  return agesTold[Math.min(late, 4)] ?? 'over90';
}

const msOfDay = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / msOfDay);

/** Whole calendar months that passed. */
function monthsLate(due: string, on: string): number {
  const [year, month, day] = [Number(due.slice(0, 4)), Number(due.slice(5, 7)), Number(due.slice(8, 10))];
  const after = (months: number) => {
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
  };
  let months = 0;
  while (months < 4 && after(months + 1) <= on) months += 1;
  return months;
}

/** An age as a file tells it: some split the last one, and some put what is not yet due with the first. */
export function toldAge(role: ScheduleRole): InvoiceAge | null {
  if (role === 'older') return 'over90';
  return agesTold.find((age) => age === role) ?? null;
}
