/** In the order of the admin dashboard. */
export const queueNames = ['requests', 'reviews', 'photos', 'proofs', 'orders', 'seals', 'mails'] as const;
export type QueueName = (typeof queueNames)[number];

export function sumOfQueues(queues: Readonly<Record<QueueName, number>>): number {
  return queueNames.reduce((sum, name) => sum + queues[name], 0);
}
