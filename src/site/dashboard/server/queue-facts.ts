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
  const head = queueNames.some((name) => queues[name] > 0)
    ? 'Waiting in the queues, those at the top first:'
    : 'Nothing waits in any queue: no request, listing, photo, proof or order to review.';
  const all = queueNames
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
  return [factOf(head, { kind: 'page', title: 'Admin Dashboard', href: '/admin', quote: null }), ...all];
}
