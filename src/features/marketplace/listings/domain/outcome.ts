/** How a listing ended for one person. Must not reveal who bought. `sold`: the buyer is not known here. */
export const outcomes = ['bought', 'sold_to_another', 'sold', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

export type Closing = { to: 'sold' | 'withdrawn'; buyerId: string | null };

export function outcomeFor(personId: string, { to, buyerId }: Closing): Outcome {
  if (to === 'withdrawn') return 'withdrawn';
  if (buyerId === null) return 'sold';
  return buyerId === personId ? 'bought' : 'sold_to_another';
}

export const outcomeLabels: Record<Outcome, string> = {
  bought: 'Bought',
  sold_to_another: 'Sold to another buyer',
  sold: 'Sold',
  withdrawn: 'Withdrawn by its owner',
};
