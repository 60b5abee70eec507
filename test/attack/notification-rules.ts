import { first, ownerOnly, type Rule } from './rule-words.ts';
import { webhookRules } from './webhook-rules.ts';

export const notificationRules: readonly Rule[] = [
  ...webhookRules,
  { endpoint: 'GET /api/notifications', about: 'the own ones', others: 200, but: {} },
  ...['POST', 'DELETE'].map((method) => ({
    endpoint: `${method} /api/notifications/:id/reading`,
    about: 'one of the owner',
    thing: first('notification', 'a notification is one person’s; all others meet it as another’s'),
    ...ownerOnly,
  })),
  { endpoint: 'POST /api/notification-readings', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/counts', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'GET /api/notification-preferences', about: 'the own ones', others: 200, but: {} },
  { endpoint: 'PUT /api/notification-preferences', about: 'the own ones', others: 200, but: {} },
];
