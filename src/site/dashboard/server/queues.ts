import { brokerRequestsToDecide } from '#features/marketplace/broker-requests/server/read.ts';
import { waitingForReview } from '#features/people/buyer-proofs/server/waiting-proofs.ts';
import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type getHome, queueMost } from '../contract.ts';
import { sumOfQueues } from '../domain/queues.ts';
import { queueLengths } from './home-store.ts';

/** `null` if the caller is no admin. */
export async function queuesOf(reading: Reading): Promise<ReplyOf<typeof getHome>['queues']> {
  if (!hasRole(reading.actor, 'admin')) return null;
  const lengths = await queueLengths(reading.db, queueMost);
  const proofs = await waitingForReview(reading);
  const brokers = await brokerRequestsToDecide(reading, queueMost);
  return { ...lengths, proofs: Math.min(proofs?.count ?? 0, queueMost), brokers };
}

/** The number next to Admin in the menu. */
export async function countQueues(reading: Reading): Promise<number> {
  const queues = await queuesOf(reading);
  return queues ? sumOfQueues(queues) : 0;
}
