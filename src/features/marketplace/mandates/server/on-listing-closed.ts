import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import { isPerson } from '#kernel/actor.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import { closedNews } from '../domain/mandate-news.ts';

export async function tellBrokers(
  work: Work,
  { listingId, to }: DomainEventOf<'requests-ended'>,
): Promise<void> {
  const mandates = await mandatesInForce(work.db, [listingId], work.now);
  const brokerIds = mandates.map(({ brokerId }) => brokerId).filter((id) => !isPerson(work.actor, id));
  if (brokerIds.length === 0) return;
  await work.notify(brokerIds, { kind: 'mandate-moved', ...closedNews(to), path: '/engagements', listingId });
}
