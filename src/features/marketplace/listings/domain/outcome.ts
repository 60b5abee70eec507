/**
 * What became of a listing for somebody who had something open with it, beside the status of their request or offer.
 * Who bought is told to nobody: `SOLD_TO_ANOTHER` where it was a buyer who is known here, `SOLD` where that is not known.
 */
export const outcomes = ['BOUGHT', 'SOLD_TO_ANOTHER', 'SOLD', 'WITHDRAWN'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a listing left the market, and who bought it as far as it is known here. */
export type Closing = { to: 'sold' | 'withdrawn'; buyerId: string | null };

/** The outcome for one of the people who had something open with the listing. */
export function outcomeFor(personId: string, { to, buyerId }: Closing): Outcome {
  if (to === 'withdrawn') return 'WITHDRAWN';
  if (buyerId === null) return 'SOLD';
  return buyerId === personId ? 'BOUGHT' : 'SOLD_TO_ANOTHER';
}

/** In place of a status, for every reader. */
export const outcomeLabels: Record<Outcome, string> = {
  BOUGHT: 'Bought',
  SOLD_TO_ANOTHER: 'Sold to another buyer',
  SOLD: 'Sold',
  WITHDRAWN: 'Withdrawn by its owner',
};
