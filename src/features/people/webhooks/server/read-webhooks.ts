import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { type DeliveryRow, deliveryOf, newestDeliveries } from './delivery-store.ts';
import { newestWebhooks, type WebhookRow, webhookOf } from './webhook-store.ts';
import { deliveryView, webhookView } from './webhook-view.ts';

type Asking = Pick<Reading, 'actor' | 'db'>;

export async function readWebhooks(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract.listWebhooks>,
): Promise<AnswerOf<typeof contract.listWebhooks>> {
  const { personId } = signedIn(actor);
  if (query.scope === 'all' && !hasRole(actor, 'admin')) throw new Refused('role-missing');
  const of = { personId: query.scope === 'all' ? null : personId };
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await newestWebhooks(db, of, cursor, query.size + 1);
  return toPage(
    rows,
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => webhookView(row, personId),
  );
}

export async function readWebhook(
  reading: Reading,
  { params }: InputOf<typeof contract.getWebhook>,
): Promise<AnswerOf<typeof contract.getWebhook>> {
  return webhookView(await watchedWebhook(reading, params.id), signedIn(reading.actor).personId);
}

export async function readDeliveries(
  reading: Reading,
  { params, query }: InputOf<typeof contract.listDeliveries>,
): Promise<AnswerOf<typeof contract.listDeliveries>> {
  const { id } = await watchedWebhook(reading, params.id);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await newestDeliveries(
    reading.db,
    { webhookId: id, state: query.state },
    cursor,
    query.size + 1,
  );
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.id }), deliveryView);
}

/** Throws Refused('not-found') for everyone but its owner. */
export async function ownWebhook(asking: Asking, id: string): Promise<WebhookRow> {
  const row = await webhookOf(asking.db, id);
  if (!row || row.person_id !== signedIn(asking.actor).personId) throw new Refused('not-found');
  return row;
}

/** For its owner and for admins, who see to it that deliveries arrive. */
export async function watchedWebhook(asking: Asking, id: string): Promise<WebhookRow> {
  return hasRole(asking.actor, 'admin') ? knownWebhook(asking, id) : ownWebhook(asking, id);
}

async function knownWebhook({ db }: Asking, id: string): Promise<WebhookRow> {
  const row = await webhookOf(db, id);
  if (!row) throw new Refused('not-found');
  return row;
}

export async function watchedDelivery(
  asking: Asking,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow }> {
  const delivery = await deliveryOf(asking.db, id);
  if (!delivery) throw new Refused('not-found');
  return { delivery, webhook: await watchedWebhook(asking, delivery.webhook_id) };
}
