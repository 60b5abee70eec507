import type { Work } from '#platform/context.ts';
import { insertDeliveries } from './delivery-store.ts';
import { webhooksFor } from './webhook-store.ts';

export const sendWebhooks = 'send-webhooks';

/** A notification of one person, as it was just written. */
export type Told = { id: string; personId: string; kind: string; path: string; listingId: string | null };

/** Queues the deliveries of what people were told, for those who have webhooks. They go out if the work commits. */
export async function queueDeliveries(work: Work, told: readonly Told[]): Promise<void> {
  const [first] = told;
  if (!first) return;
  const webhooks = await webhooksFor(
    work.db,
    told.map(({ personId }) => personId),
    first.kind,
  );
  const byPerson = new Map(told.map((one) => [one.personId, one]));
  await queue(
    work,
    webhooks.flatMap(({ id, person_id }) => {
      const one = byPerson.get(person_id);
      return one ? [{ webhookId: id, kind: one.kind, data: dataOf(one) }] : [];
    }),
  );
}

/** Identifiers only: what they stand for is read through the API, with the rights of the moment. */
function dataOf({ id, path, listingId }: Told) {
  return { notificationId: id, listingId, path };
}

type Message = { webhookId: string; kind: string; data: Record<string, string | null> };

export async function queue(work: Work, messages: readonly Message[]): Promise<readonly string[]> {
  if (messages.length === 0) return [];
  const rows = messages.map(({ webhookId, kind, data }) => ({
    id: work.newId(),
    webhook_id: webhookId,
    kind,
    body: JSON.stringify({ type: kind, timestamp: work.now.toISOString(), data }),
    state: 'waiting' as const,
    created_at: work.now,
    due_at: work.now,
  }));
  await insertDeliveries(work.db, rows);
  await work.enqueue(sendWebhooks, {});
  return rows.map(({ id }) => id);
}
