import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { cardNews } from '../domain/mandate-news.ts';

/** A broker learns from the site, and not from the marketplace, what the card of their client says. */
export async function tellBrokersOfCard(
  work: Work,
  { listingId, from, to }: DomainEventOf<'listing-moved'>,
): Promise<void> {
  const news = cardNews(from, to);
  if (!news) return;
  const mandates = await mandatesInForce(work.db, [listingId], work.now);
  const brokerIds = mandates.map(({ brokerId }) => brokerId).filter((id) => !isPerson(work.actor, id));
  if (brokerIds.length === 0) return;
  await work.notify(brokerIds, { kind: 'mandate-moved', ...news, path: `/listing/${listingId}`, listingId });
}
