/**
 * What became of a listing for somebody who had something open with it, beside the status of their request or offer.
 * Who bought is told to nobody: `sold_to_another` where it was a buyer who is known here, `sold` where that is not known.
 */
export const outcomes = ['bought', 'sold_to_another', 'sold', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a listing left the market, and who bought it as far as it is known here. */
export type Closing = { to: 'sold' | 'withdrawn'; buyerId: string | null };

/** The outcome for one of the people who had something open with the listing. */
export function outcomeFor(personId: string, { to, buyerId }: Closing): Outcome {
  if (to === 'withdrawn') return 'withdrawn';
  if (buyerId === null) return 'sold';
  return buyerId === personId ? 'bought' : 'sold_to_another';
}

/** In place of a status, for every reader. */
export const outcomeLabels: Record<Outcome, string> = {
  bought: 'Bought',
  sold_to_another: 'Sold to another buyer',
  sold: 'Sold',
  withdrawn: 'Withdrawn by its owner',
};
