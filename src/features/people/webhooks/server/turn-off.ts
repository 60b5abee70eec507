import type { DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';
import type { OffCause } from '../domain/webhook.ts';
import { parkWaiting } from './delivery-store.ts';
import { runningWebhooksOf, writeOff } from './webhook-store.ts';

/** What waits is kept, and can be sent again once the webhook is on. */
export async function turnOff(work: Work, id: string, cause: OffCause): Promise<void> {
  await writeOff(work.db, id, { since: work.now, cause });
  await parkWaiting(work.db, id);
  const subject = { type: 'webhook', id };
  await work.audit({ action: 'webhook-turned-off', subject, detail: { cause } });
}

/** Someone else may have had the account and added webhooks. The email about the reset says what it ended. */
export async function onCredentialsReset(
  work: Work,
  { personId, why }: DomainEventOf<'credentials-reset'>,
): Promise<void> {
  if (why === 'admin-role-taken') return;
  for (const id of await runningWebhooksOf(work.db, personId)) await turnOff(work, id, 'credentials_reset');
}
