import { type Fact, factOf } from '#features/conversation/assistant/domain/fact.ts';
import { queueMost } from '../contract.ts';
import { type QueueName, queueLabels, queueNames } from '../domain/queues.ts';

const places: Record<QueueName, string> = {
  requests: '/admin?status=requested',
  reviews: '/admin?tab=reviews',
  photos: '/admin?tab=photos',
  proofs: '/admin?tab=proofs',
  brokers: '/admin?tab=brokers',
  orders: '/admin?tab=revenue',
  seals: '/admin?tab=seals',
  mails: '/admin/outbox',
};

/** The queues of an admin that are not empty. */
export function queueFacts(queues: Readonly<Record<QueueName, number>>): Fact[] {
  return queueNames
    .filter((name) => queues[name] > 0)
    .map((name) => {
      const length = queues[name] >= queueMost ? `${queueMost - 1} or more` : queues[name];
      return factOf(`- ${queueLabels[name]}: ${length}.`, {
        kind: 'page',
        title: queueLabels[name],
        href: places[name],
        quote: null,
      });
    });
}
