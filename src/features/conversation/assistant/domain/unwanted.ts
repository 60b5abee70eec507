import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Place } from '#features/marketplace/listings/domain/places.ts';
import { placesIn } from './places-named.ts';
import { type Trade, tradesIn } from './trades.ts';

/** What a search is to leave out. */
export type Unwanted = {
  trades: readonly Trade[];
  industries: readonly Industry[];
  places: readonly Place[];
};

/** What follows such words, up to the end of the thought: `but not a restaurant`, `anything except Florida or Texas`. */
const unwantedPart =
  /\b(?:not(?! sure| certain| know)|no(?! idea| clue| doubt)|except(?: for)?|excluding|exclude|other than|anything but|everything but|besides|apart from|aside from|without|don'?t want|do not want|don'?t show(?: me)?|hate|sick of|leave out|skip(?: the)?|minus)\s+(?:in |from |a |an |any |the |more |another |for |of )*([^.,;!?]{2,60}?)(?=[.,;!?]|\s+(?:but|under|over|below|above|for|with|between|that|which|in (?!the))\b|$)/gi;

/** What is often not wanted, though no one looks for it by that name. */
const otherKinds: readonly [RegExp, Trade][] = [
  [/\bfranchis\w*/i, { label: 'franchise', search: ['franchise', 'franchised'] }],
  [
    /\b(?:food|f&b)\b/i,
    {
      label: 'food and drink',
      search: ['restaurant', 'diner', 'cafe', 'coffee', 'bakery', 'pizza', 'food', 'bar'],
    },
  ],
];

/** Takes out of a text what it says is not wanted. */
export function unwantedIn(text: string): { unwanted: Unwanted; rest: string } {
  const trades: Trade[] = [];
  const industries: Industry[] = [];
  const places: Place[] = [];
  const rest = text.replace(unwantedPart, (whole, said: string) => {
    const where = placesIn(`in ${said}`);
    const found = tradesIn(where.rest);
    const others = otherKinds.flatMap(([pattern, kind]) => (pattern.test(where.rest) ? [kind] : []));
    const known = found.trades.some(({ label, groups }) => !label.startsWith('“') || groups);
    const named = known ? found.trades : others;
    const count = where.places.length + named.length + found.industries.length;
    if (count === 0) return whole;
    trades.push(...named);
    industries.push(...found.industries);
    places.push(...where.places);
    return ' ';
  });
  return { unwanted: { trades, industries, places }, rest };
}

export function isAnyUnwanted({ trades, industries, places }: Unwanted): boolean {
  return trades.length + industries.length + places.length > 0;
}
