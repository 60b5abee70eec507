import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { forwardEntry as contract } from '../contract.ts';
import { forwardRefusal } from '../domain/forwarding.ts';
import { forwardingOf, viewOf } from './read-waitlist.ts';
import { sendEntry } from './send-entry.ts';
import { lockEntry, resetEntry } from './store.ts';

export async function forwardEntry(
  work: Work,
  { params: { id } }: InputOf<typeof contract>,
  hasForm: boolean,
): Promise<AnswerOf<typeof contract>> {
  const entry = await lockEntry(work.db, id);
  if (!entry) throw new Refused('not-found');
  const refusal = forwardRefusal(forwardingOf(entry), hasForm);
  if (refusal) throw new Refused(refusal);
  const waiting = await resetEntry(work.db, id);
  await work.audit({ action: 'waitlist.sent-again', subject: { type: 'waitlist-entry', id } });
  await work.enqueue(sendEntry, { id });
  return viewOf(waiting, hasForm);
}
