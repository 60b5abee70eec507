import { counted } from '#kernel/counts.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import type { OddRule, Weighed } from './odd-rule.ts';

/** Terms that run out before what they are for. The same day is fine. */
export const oddDates: readonly OddRule[] = [
  {
    id: 'exclusivity-before-diligence',
    terms: ['exclusivityDays', 'diligenceDays'],
    when: ({ terms: { exclusivityDays, diligenceDays } }) =>
      exclusivityDays > 0 && exclusivityDays < (diligenceDays ?? 0),
    fact: (of) =>
      `If accepted today, exclusivity ends ${longDay(exclusivityEnd(of))}, before due diligence ends ${longDay(diligenceEnd(of))}.`,
    advice: 'Make exclusivity at least as long as due diligence, or shorten due diligence.',
  },
  {
    id: 'diligence-after-closing',
    terms: ['closingDate', 'diligenceDays'],
    when: (of) => of.terms.diligenceDays !== null && isAfterClosing(diligenceEnd(of), of),
    fact: (of) =>
      `If accepted today, due diligence ends ${longDay(diligenceEnd(of))}, after the expected closing on ${closing(of)}.`,
    advice: 'Move the closing date, or shorten due diligence.',
  },
  {
    id: 'exclusivity-after-closing',
    terms: ['exclusivityDays', 'closingDate'],
    when: (of) => of.terms.exclusivityDays > 0 && isAfterClosing(exclusivityEnd(of), of),
    fact: (of) =>
      `If accepted today, exclusivity ends ${longDay(exclusivityEnd(of))}, after the expected closing on ${closing(of)}.`,
    advice: 'Shorten exclusivity, or move the closing date.',
  },
  {
    id: 'expires-after-closing',
    terms: ['expiresAt', 'closingDate'],
    when: ({ terms: { expiresAt, closingDate } }) =>
      expiresAt !== null && closingDate !== null && new Date(expiresAt) >= overEverywhere(closingDate),
    fact: (of) =>
      `The offer can be accepted until ${longDay(dayOf(new Date(of.terms.expiresAt ?? '')))}, after the expected closing on ${closing(of)}.`,
    advice: 'Let the offer expire before the closing date, or move the closing date.',
  },
  {
    id: 'deposit-before-diligence',
    terms: ['depositRefundableDays', 'diligenceDays'],
    when: ({ terms: { deposit, depositRefundableDays, diligenceDays } }) =>
      deposit > 0 && depositRefundableDays !== null && depositRefundableDays < (diligenceDays ?? 0),
    fact: ({ terms }) =>
      `The deposit is refundable for ${counted(terms.depositRefundableDays ?? 0, 'day')}, but due diligence takes ${counted(terms.diligenceDays ?? 0, 'day')}.`,
    advice: 'Keep the deposit refundable until due diligence ends, or shorten due diligence.',
  },
];

const dayAfter = (day: string, count: number) => dayOf(shift(new Date(day), count * days));
const exclusivityEnd = ({ terms, today }: Weighed) => dayAfter(today, terms.exclusivityDays);
const diligenceEnd = ({ terms, today }: Weighed) => dayAfter(today, terms.diligenceDays ?? 0);
const closing = ({ terms }: Weighed) => longDay(terms.closingDate ?? '');

function isAfterClosing(day: string, { terms: { closingDate } }: Weighed): boolean {
  return closingDate !== null && day > closingDate;
}

/** When a day has ended in every state: Hawaii is ten hours behind UTC. */
function overEverywhere(day: string): Date {
  return new Date(`${dayAfter(day, 1)}T10:00:00Z`);
}
