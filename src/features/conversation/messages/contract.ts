import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant, prose } from '#wire/words.ts';
import { contactKinds } from './domain/contact-patterns.ts';
import { counterparts, longestMessage } from './domain/thread.ts';

/** A hidden piece has no text, only the kind of contact detail. */
const pieces = z.array(z.object({ text: z.string(), hidden: z.enum(contactKinds).nullable() }));

const counterpart = z.object({
  part: z.enum(counterparts),
  /** `null` unless the caller may know who it is. */
  person: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
});

const about = z.object({
  listingId: id,
  /** The public title; for its owner the current one. */
  title: z.string(),
});

const correspondence = z.object({
  about: about.nullable(),
  with: counterpart,
  /** Contact details are shown; otherwise they are hidden from both sides. */
  open: z.boolean(),
  may: z.object({ write: may }),
});

const thread = correspondence.extend({
  id,
  unread: z.number().int(),
  lastSeq: z.number().int(),
  readSeq: z.number().int(),
});

const message = z.object({
  id,
  seq: z.number().int(),
  mine: z.boolean(),
  pieces,
  /** The caller's own message holds contact details that the other side cannot see now. */
  hiddenFromOther: z.boolean(),
  at: instant,
});

const text = prose(1, longestMessage);
/** `messageId`: chosen by the page, so that a repeated request sends nothing twice. */
const newMessage = z.object({ messageId: id.optional(), text });

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  summary: 'The caller’s threads, most recent message first',
  who: 'signed-in',
  scope: 'messages:read',
  query: cursorQuery,
  reply: pageOf(thread.extend({ last: z.object({ mine: z.boolean(), pieces, at: instant }).nullable() })),
  failure: 'unable to get messages',
});

export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  summary: 'One thread in which the caller takes part',
  who: 'signed-in',
  scope: 'messages:read',
  params: idParams,
  reply: thread,
  failure: 'unable to get messages',
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/threads/:id/messages',
  summary: 'The messages of a thread, newest first',
  who: 'signed-in',
  scope: 'messages:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(message),
  failure: 'unable to get messages',
});

const writing = ['message-id-taken', 'listing-not-public', 'not-acquainted', 'mandate-over', 'account-gone'];

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages',
  summary: 'Sends a message in a thread',
  who: 'signed-in',
  scope: 'messages:write',
  params: idParams,
  body: newMessage,
  reply: message,
  status: 201,
  refusals: writing,
  failure: 'unable to send the message',
});

export const readMessages = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/reading',
  summary: 'Marks messages as read up to a given one',
  who: 'signed-in',
  scope: 'messages:write',
  params: idParams,
  body: z.object({ upTo: z.number().int().min(0).max(2_000_000_000) }),
  reply: empty,
  failure: 'unable to mark the messages as read',
});

const found = correspondence.extend({ threadId: id.nullable() });

export const aboutListing = endpoint({
  method: 'GET',
  path: '/api/listing/:id/thread',
  summary: 'The recipient of a message about a listing, and the thread with them if there is one',
  who: 'signed-in',
  scope: 'messages:read',
  params: idParams,
  reply: found,
  refusals: ['message-to-yourself'],
  failure: 'unable to get messages',
});

export const writeAboutListing = endpoint({
  method: 'POST',
  path: '/api/listing/:id/thread',
  summary: 'Sends a message to the owner of a listing, whose name is not revealed',
  who: 'signed-in',
  scope: 'messages:write',
  params: idParams,
  body: newMessage,
  reply: z.object({ id }),
  status: 201,
  refusals: ['message-to-yourself', ...writing],
  failure: 'unable to send the message',
});

export const withPerson = endpoint({
  method: 'GET',
  path: '/api/users/:id/thread',
  summary:
    'The recipient of a message to a person, the listing that it is about, and the thread if there is one',
  who: 'signed-in',
  scope: 'messages:read',
  params: idParams,
  query: z.object({ listingId: id.optional() }),
  reply: found,
  refusals: ['message-to-yourself'],
  failure: 'unable to get messages',
});

export const writeToPerson = endpoint({
  method: 'POST',
  path: '/api/users/:id/thread',
  summary: 'Sends a message to a person with whom the caller has a deal',
  who: 'signed-in',
  scope: 'messages:write',
  params: idParams,
  body: newMessage.extend({ listingId: id.optional() }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['message-to-yourself', ...writing],
  failure: 'unable to send the message',
});
