/** In the order of the admin dashboard. */
export const queueNames = [
  'requests',
  'reviews',
  'photos',
  'proofs',
  'brokers',
  'orders',
  'seals',
  'mails',
] as const;
export type QueueName = (typeof queueNames)[number];

export const queueLabels: Record<QueueName, string> = {
  requests: 'New access requests',
  reviews: 'Listing reviews',
  photos: 'Photo reviews',
  proofs: 'Buyer verification',
  brokers: 'Broker account requests',
  orders: 'Paid orders to deliver',
  seals: 'NDA seals that failed',
  mails: 'Failed emails',
};

export function sumOfQueues(queues: Readonly<Record<QueueName, number>>): number {
  return queueNames.reduce((sum, name) => sum + queues[name], 0);
}
