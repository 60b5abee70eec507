import { shift } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';
import { retriedFor } from './send-failed-again.ts';
import { lastMailError, type MailFigures, mailFigures } from './store.ts';

/** `failed`: lately, so that they can be sent again. `lastError`: what the mail server said, without addresses. */
export type MailHealth = MailFigures & { lastError: string | null };

export async function mailHealth(db: Reader, now: Date): Promise<MailHealth> {
  const since = shift(now, -retriedFor);
  const [figures, lastError] = await Promise.all([mailFigures(db, since), lastMailError(db, since)]);
  return { ...figures, lastError: lastError && withoutAddresses(lastError) };
}

/** Mail servers quote the recipient. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
}
