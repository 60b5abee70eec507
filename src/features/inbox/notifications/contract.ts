import { z } from 'zod';
import { noticeKinds } from '#kernel/notice.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant } from '#wire/words.ts';

const kind = z.enum(noticeKinds);

const notification = z.object({
  id,
  kind,
  words: z.string(),
  /** The title that the caller may see now. */
  listingTitle: z.string().nullable(),
  path: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The caller’s notifications, newest first; all or only unread',
  who: 'signed-in',
  scope: 'notifications:read',
  query: cursorQuery.extend({ unread: z.enum(['true', 'false']).optional() }),
  reply: pageOf(notification),
  failure: 'unable to get the notifications',
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/reading',
  summary: 'Marks a notification as read; repeating it changes nothing',
  who: 'signed-in',
  scope: 'notifications:write',
  params: idParams,
  reply: empty,
  failure: 'unable to mark the notification as read',
});

export const unreadNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id/reading',
  summary: 'Marks a notification as unread',
  who: 'signed-in',
  scope: 'notifications:write',
  params: idParams,
  reply: empty,
  failure: 'unable to mark the notification as unread',
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notification-readings',
  summary: 'Marks all notifications as read, up to the newest one that the caller has seen',
  who: 'signed-in',
  scope: 'notifications:write',
  body: z.object({ until: instant }),
  reply: empty,
  failure: 'unable to mark the notifications as read',
});
