import { z } from 'zod';
import { noticeKinds } from '#kernel/notice.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant, line, seenVersion } from '#wire/words.ts';
import { deliveryStates, longestUrl, offCauses, troubles } from './domain/webhook.ts';

const kinds = z
  .array(z.enum(noticeKinds))
  .min(1, 'Choose at least one kind.')
  .max(noticeKinds.length)
  .transform((chosen) => noticeKinds.filter((kind) => chosen.includes(kind)));

const webhookView = z.object({
  id,
  /** For admins who look at another person's webhook only the origin: an address can hold a key. */
  url: z.string(),
  kinds: z.array(z.enum(noticeKinds)),
  version: z.number().int(),
  createdAt: instant,
  /** `null`: on. */
  off: z.object({ since: instant, cause: z.enum(offCauses) }).nullable(),
  failingSince: instant.nullable(),
  /** Deliveries to be sent, and those that were given up; counted up to a thousand. */
  waiting: z.number().int(),
  parked: z.number().int(),
  owner: z.object({ id, name: z.string(), email: z.string() }),
});
export type WebhookView = z.output<typeof webhookView>;

/** The secret is never shown again. */
const withSecret = z.object({ webhook: webhookView, secret: z.string() });

const delivery = z.object({
  /** Sent as `webhook-id`, the same for each attempt. */
  id,
  kind: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  createdAt: instant,
  triedAt: instant.nullable(),
  dueAt: instant.nullable(),
  statusCode: z.number().int().nullable(),
  trouble: z.enum(troubles).nullable(),
});
export type DeliveryView = z.output<typeof delivery>;

const settings = z.object({ url: line(1, longestUrl, 'Enter the address.'), kinds });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'The caller’s webhooks, newest first; for an admin with scope=all, everyone’s',
  who: 'signed-in',
  scope: 'notifications:read',
  query: cursorQuery.extend({ scope: z.enum(['mine', 'all']).default('mine') }),
  reply: pageOf(webhookView),
  failure: 'unable to get the webhooks',
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id',
  summary: 'One webhook, for its owner and for admins',
  who: 'signed-in',
  scope: 'notifications:read',
  params: idParams,
  reply: webhookView,
  failure: 'unable to get the webhook',
});

export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Creates a webhook that receives the caller’s notifications; the signing secret is returned once',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  body: settings,
  reply: withSecret,
  status: 201,
  refusals: ['too-many-webhooks', 'webhook-address'],
  failure: 'unable to add the webhook',
});

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:id',
  summary: 'Changes the URL or the events of a webhook',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  body: settings.extend({ version: seenVersion() }),
  reply: webhookView,
  refusals: ['stale', 'webhook-address'],
  failure: 'unable to change the webhook',
});

export const switchWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/switch',
  summary: 'Turns a webhook on or off; an admin may turn off anyone’s',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ on: z.boolean() }),
  reply: webhookView,
  failure: 'unable to switch the webhook',
});

export const replaceWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  summary: 'Creates a new signing secret, returned once; the previous one also stays valid for one day',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  params: idParams,
  reply: withSecret,
  failure: 'unable to replace the secret',
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Removes a webhook with its deliveries',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: empty,
  failure: 'unable to remove the webhook',
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Sends a message of the type webhook-test',
  who: 'signed-in',
  scope: 'notifications:write',
  params: idParams,
  reply: delivery,
  status: 201,
  refusals: ['webhook-off'],
  failure: 'unable to send the test',
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'Deliveries of a webhook in the last 30 days, newest first',
  who: 'signed-in',
  scope: 'notifications:read',
  params: idParams,
  query: cursorQuery.extend({ state: z.enum(deliveryStates).optional() }),
  reply: pageOf(delivery),
  failure: 'unable to get the deliveries',
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/api/webhook-deliveries/:id/replay',
  summary: 'Sends a delivery again, with the same ID and body',
  who: 'signed-in',
  scope: 'notifications:write',
  params: idParams,
  reply: delivery,
  refusals: ['webhook-off'],
  failure: 'unable to send the delivery again',
});

export const replayParked = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/replay',
  summary: 'Resends all failed deliveries',
  who: 'signed-in',
  scope: 'notifications:write',
  params: idParams,
  reply: z.object({ replayed: z.number().int() }),
  refusals: ['webhook-off'],
  failure: 'unable to send the deliveries again',
});
