import { counted } from '#kernel/counts.ts';
import { weekdayName } from '#kernel/days.ts';
import { hours } from '#kernel/instant.ts';
import type { OddTerms } from './odd-rule.ts';
import { usual } from './starting-terms.ts';
import type { OfferTerms } from './terms.ts';

/** A person who reads messages once a day may not see the offer in time. */
const shortNotice = 24;

type Sending = { terms: Pick<OfferTerms, 'expiresAt'>; now: Date; zone: string };

/**
 * What to point out to the side that sends the terms at `now`, in its time zone by IANA name; the other side sees when
 * the offer expires. Never refuses. The past is refused elsewhere (`check-terms.ts`).
 */
export function oddExpiry({ terms, now, zone }: Sending): OddTerms[] {
  if (terms.expiresAt === null) return [];
  const at = new Date(terms.expiresAt);
  const left = (at.getTime() - now.getTime()) / hours;
  if (left <= 0) return [];
  const weekday = weekdayName(at, zone);
  const weekend = weekday === 'Saturday' || weekday === 'Sunday';
  const of = { terms: ['expiresAt'] } as const;
  return [
    ...(left < shortNotice
      ? [
          {
            ...of,
            id: 'expires-soon',
            fact: `The offer expires in ${left < 1 ? 'less than an hour' : `about ${counted(Math.round(left), 'hour')}`}.`,
            advice: `Leave time to read it and to ask an attorney: ${counted(usual.openDays, 'day')} are usual.`,
          },
        ]
      : []),
    ...(weekend
      ? [
          {
            ...of,
            id: 'expires-on-weekend',
            fact: `The offer expires on a ${weekday}.`,
            advice: 'Attorneys and lenders may not be reachable then. Choose a weekday.',
          },
        ]
      : []),
  ];
}
