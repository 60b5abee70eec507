import type { Reader } from '#platform/context.ts';
import { webhookFigures } from './delivery-store.ts';

/** `parked` and `waiting` are counted up to ten thousand. */
export type WebhookHealth = { waiting: number; parked: number; failing: number };

/** How deliveries to the webhooks of everyone go. */
export function webhookHealth(db: Reader): Promise<WebhookHealth> {
  return webhookFigures(db);
}
