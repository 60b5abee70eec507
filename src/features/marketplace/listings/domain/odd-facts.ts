import { longDay } from '#kernel/days.ts';
import type { PrivateFields } from './private-fields.ts';

export type StatedFacts = Pick<PrivateFields, 'website' | 'foundedYear' | 'leaseEnd'>;

const webAddress = /^(?:https?:\/\/)?[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/i;

/** Sentences about facts that look like slips, for the person who enters them. `today`: ISO 8601. */
export function oddFacts({ website, foundedYear, leaseEnd }: StatedFacts, today: string): string[] {
  return [
    ...(foundedYear !== null && foundedYear > Number(today.slice(0, 4))
      ? [`The year founded, ${foundedYear}, is in the future.`]
      : []),
    ...(leaseEnd !== null && leaseEnd < today ? [`The lease ended on ${longDay(leaseEnd)}.`] : []),
    ...(website !== null && website !== '' && !webAddress.test(website)
      ? [`“${website}” is not a complete web address, such as example.com.`]
      : []),
  ];
}
