import { isPerson } from '#kernel/actor.ts';
import type { Work } from '#platform/context.ts';
import { type News, newsOf, type TakenStep } from '../domain/step-news.ts';
import { type Seen, storedKind } from './offer-facts.ts';

type Taken = Omit<TakenStep, 'kind' | 'revised'> & {
  buyerKnows: boolean;
};

/** Those on the seller's side who did not act themselves. */
export async function tellSellersSide(
  work: Work,
  { row, brokerIds }: Seen,
  news: Record<'seller' | 'broker', News>,
): Promise<void> {
  const about = { kind: 'offer-moved', path: `/offer/${row.id}`, listingId: row.listing_id } as const;
  const others = (ids: readonly string[]) => ids.filter((id) => !isPerson(work.actor, id));
  await work.notify(others([row.owner_id]), { ...about, ...news.seller });
  await work.notify(others(brokerIds), { ...about, ...news.broker });
}

/** Notifies every party of an offer but the one who moved it, without an amount. */
export async function tellOfStep(
  work: Work,
  { row, brokerIds }: Seen,
  { buyerKnows, ...taken }: Taken,
): Promise<void> {
  const about = { kind: 'offer-moved', path: `/offer/${row.id}`, listingId: row.listing_id } as const;
  const step = { ...taken, kind: storedKind(row.kind), revised: row.round > 0 };
  const sent = row.round > 0 || taken.to === 'submitted';
  const forSeller = sent ? newsOf(step, 'seller') : null;
  const others = (ids: readonly string[]) => ids.filter((id) => !isPerson(work.actor, id));
  const who = { part: 'Buyer', personId: row.buyer_id } as const;
  if (forSeller) await work.notify(others([row.owner_id]), { ...about, ...forSeller, who });
  const forBrokers = sent ? newsOf(step, 'broker') : null;
  if (forBrokers) await work.notify(others(brokerIds), { ...about, ...forBrokers, who });
  const forBuyer = sent && !buyerKnows ? newsOf(step, 'buyer') : null;
  if (forBuyer) await work.notify([row.buyer_id], { ...about, ...forBuyer });
}
