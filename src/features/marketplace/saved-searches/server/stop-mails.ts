import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { stopSavedSearchMails as contract } from '../contract.ts';
import { forgetWaiting, stopMails } from './search-store.ts';
import type { StopTokens } from './stop-token.ts';

/** The token alone is enough. Idempotent, also for a deleted search. */
export async function stopMailsByToken(
  work: Work,
  { body: { token } }: InputOf<typeof contract>,
  tokens: StopTokens,
): Promise<AnswerOf<typeof contract>> {
  const id = tokens.read(token);
  if (id === null) throw new Refused('stop-link-not-valid');
  if (await stopMails(work.db, id)) {
    await forgetWaiting(work.db, id);
    await work.audit({ action: 'saved-search-mails-stopped', subject: { type: 'saved-search', id } });
  }
  return { frequency: 'off' };
}
