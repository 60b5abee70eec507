import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { readAllNotifications, readNotification } from '../contract.ts';
import { setAllRead, setRead } from './store.ts';

/** Marks one's own notification as read (`at`) or unread (`null`). What one has read is nobody's business: no audit. */
export async function markOne(work: Work, { params }: InputOf<typeof readNotification>, at: Date | null) {
  const { personId } = signedIn(work.actor);
  if (!(await setRead(work.db, personId, params.id, at))) throw new Refused('not-found');
  return {};
}

/** Marks all as read that were there when the caller looked; what came since stays unread. */
export async function markAll(work: Work, { body }: InputOf<typeof readAllNotifications>) {
  await setAllRead(work.db, signedIn(work.actor).personId, new Date(body.until), work.now);
  return {};
}
