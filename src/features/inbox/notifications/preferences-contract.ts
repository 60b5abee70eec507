import { z } from 'zod';
import { noticeKinds } from '#kernel/notice.ts';
import { endpoint } from '#wire/endpoint.ts';
import { mailChoices } from './domain/mail-choice.ts';

const kind = z.enum(noticeKinds);

const preferences = z.object({
  items: z.array(z.object({ kind, mail: z.enum(mailChoices) })).max(noticeKinds.length),
});

export const readNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'The kinds of notifications that the caller is emailed about, and when',
  who: 'signed-in',
  scope: 'notifications:read',
  reply: preferences,
  failure: 'unable to get the email settings',
});

export const chooseNotificationMail = endpoint({
  method: 'PUT',
  path: '/api/notification-preferences',
  summary: 'Sets when the caller is emailed about one kind: instantly, once per day, or never',
  who: 'signed-in',
  scope: 'notifications:write',
  body: z.object({ kind, mail: z.enum(mailChoices) }),
  reply: preferences,
  refusals: ['mail-not-chosen'],
  failure: 'unable to save the email setting',
});
