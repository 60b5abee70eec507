import { noticeKinds } from '#kernel/notice.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { DeliveryView, WebhookView } from '../contract.ts';
import { deliveryStates, offCauses, troubles } from '../domain/webhook.ts';
import type { DeliveryRow } from './delivery-store.ts';
import type { WebhookRow } from './webhook-store.ts';

const storedCause = storedWord(offCauses, 'cause of a webhook that is off');
const storedState = storedWord(deliveryStates, 'state of a delivery');
const storedTrouble = storedWord(troubles, 'trouble of a delivery');

/** `readerId`: others than the owner see only where the webhook leads, since its address can hold a key. */
export function webhookView(row: WebhookRow, readerId: string): WebhookView {
  return {
    id: row.id,
    url: row.person_id === readerId ? row.url : new URL(row.url).origin,
    kinds: noticeKinds.filter((kind) => row.kinds.includes(kind)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    off:
      row.off_since && row.off_cause
        ? { since: row.off_since.toISOString(), cause: storedCause(row.off_cause) }
        : null,
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting: row.waiting,
    parked: row.parked,
    owner: { id: row.person_id, name: fullName(row.first_name, row.last_name), email: row.email },
  };
}

export function deliveryView(row: DeliveryRow): DeliveryView {
  return {
    id: row.id,
    kind: row.kind,
    state: storedState(row.state),
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    statusCode: row.status_code,
    trouble: row.trouble === null ? null : storedTrouble(row.trouble),
  };
}
