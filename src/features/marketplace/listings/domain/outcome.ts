/**
 * How a listing ended for a person with an open request or offer. No one learns who bought: `sold_to_another` if it
 * was another buyer known here, `sold` if the buyer is not known.
 */
export const outcomes = ['bought', 'sold_to_another', 'sold', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

export type Closing = { to: 'sold' | 'withdrawn'; buyerId: string | null };

/** The outcome for a person who had a request or an offer open on the listing. */
export function outcomeFor(personId: string, { to, buyerId }: Closing): Outcome {
  if (to === 'withdrawn') return 'withdrawn';
  if (buyerId === null) return 'sold';
  return buyerId === personId ? 'bought' : 'sold_to_another';
}

/** Shown in place of a status. */
export const outcomeLabels: Record<Outcome, string> = {
  bought: 'Bought',
  sold_to_another: 'Sold to another buyer',
  sold: 'Sold',
  withdrawn: 'Withdrawn by its owner',
};
