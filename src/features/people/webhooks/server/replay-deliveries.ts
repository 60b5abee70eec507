import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { testKind } from '../domain/webhook.ts';
import { deliveryOf, makeDue, makeParkedDue } from './delivery-store.ts';
import { queue, sendWebhooks } from './queue-deliveries.ts';
import { ownWebhook, watchedDelivery, watchedWebhook } from './read-webhooks.ts';
import type { WebhookRow } from './webhook-store.ts';
import { deliveryView } from './webhook-view.ts';

export async function sendTest(
  work: Work,
  { params }: InputOf<typeof contract.testWebhook>,
): Promise<AnswerOf<typeof contract.testWebhook>> {
  const webhook = await ownWebhook(work, params.id);
  refuseOff(webhook);
  const [id = ''] = await queue(work, [{ webhookId: webhook.id, kind: testKind, data: {} }]);
  return viewOf(work, id);
}

export async function replayDelivery(
  work: Work,
  { params }: InputOf<typeof contract.replayDelivery>,
): Promise<AnswerOf<typeof contract.replayDelivery>> {
  const { delivery, webhook } = await watchedDelivery(work, params.id);
  refuseOff(webhook);
  await makeDue(work.db, delivery.id, work.now);
  await work.enqueue(sendWebhooks, {});
  await work.audit({ action: 'webhook-replayed', subject: { type: 'webhook-delivery', id: delivery.id } });
  return viewOf(work, delivery.id);
}

export async function replayParked(
  work: Work,
  { params }: InputOf<typeof contract.replayParked>,
): Promise<AnswerOf<typeof contract.replayParked>> {
  const webhook = await watchedWebhook(work, params.id);
  refuseOff(webhook);
  const replayed = await makeParkedDue(work.db, webhook.id, work.now);
  if (replayed > 0) await work.enqueue(sendWebhooks, {});
  const subject = { type: 'webhook', id: webhook.id };
  await work.audit({ action: 'webhook-replayed', subject, detail: { replayed } });
  return { replayed };
}

function refuseOff({ off_since }: WebhookRow): void {
  if (off_since !== null) throw new Refused('webhook-off');
}

async function viewOf(work: Work, id: string) {
  const row = await deliveryOf(work.db, id);
  if (!row) throw new Refused('not-found');
  return deliveryView(row);
}
