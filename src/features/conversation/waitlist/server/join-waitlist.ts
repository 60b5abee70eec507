import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { joinWaitlist as contract } from '../contract.ts';
import { isDisposable } from '../domain/disposable.ts';
import { disposableDomains } from './disposable-domains.ts';
import { sendEntry } from './send-entry.ts';
import { insertEntry } from './store.ts';

/** Someone already listed gets the same reply, and nothing is written or sent. */
export async function joinWaitlist(
  work: Work,
  { body: { email, list } }: InputOf<typeof contract>,
  hasForm: boolean,
): Promise<AnswerOf<typeof contract>> {
  const id = work.newId();
  const disposable = isDisposable(email, disposableDomains());
  if (await insertEntry(work.db, { id, list, email, disposable, created_at: work.now })) {
    await work.audit({
      action: 'waitlist.joined',
      subject: { type: 'waitlist-entry', id },
      detail: { list, disposable },
    });
    if (hasForm) await work.enqueue(sendEntry, { id });
  }
  return { list };
}
