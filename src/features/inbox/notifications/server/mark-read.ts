import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { readAllNotifications, readNotification } from '../contract.ts';
import { setAllRead, setRead } from './store.ts';

/** Marks a notification as read (`at`) or unread (`null`). Reading is private, so it is not audited. */
export async function markOne(work: Work, { params }: InputOf<typeof readNotification>, at: Date | null) {
  const { personId } = signedIn(work.actor);
  if (!(await setRead(work.db, personId, params.id, at))) throw new Refused('not-found');
  return {};
}

/** Notifications that arrived after `until` stay unread. */
export async function markAll(work: Work, { body }: InputOf<typeof readAllNotifications>) {
  await setAllRead(work.db, signedIn(work.actor).personId, new Date(body.until), work.now);
  return {};
}
