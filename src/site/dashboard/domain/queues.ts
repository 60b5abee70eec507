/** What admins work off, in the order of their home. */
export const queueNames = ['requests', 'reviews', 'photos', 'proofs', 'orders', 'seals', 'mails'] as const;
export type QueueName = (typeof queueNames)[number];

/** What all queues hold together. */
export function sumOfQueues(queues: Readonly<Record<QueueName, number>>): number {
  return queueNames.reduce((sum, name) => sum + queues[name], 0);
}
