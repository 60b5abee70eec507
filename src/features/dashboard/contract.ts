import { z } from 'zod';
import { accessRequest } from '#features/access-requests/contract.ts';
import { undecidedStatuses } from '#features/access-requests/domain/status.ts';
import { waitingRoom } from '#features/diligence-requests/waiting-shapes.ts';
import { mandateView } from '#features/mandates/contract.ts';
import { offer } from '#features/offers/contract.ts';
import { waitingQuestions } from '#features/room-questions/waiting-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, instant } from '#wire/words.ts';

const count = z.number().int().min(0);
/** `weekBefore`: the same figure seven days ago; `null` where there was no such week. */
const figure = z.object({ now: count, weekBefore: count.nullable() });

export const sides = ['received', 'sent'] as const;

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'The four figures of the dashboard with those of a week before: as a seller or broker, or as a buyer',
  who: 'signed-in',
  query: z.object({ side: z.enum(sides).optional() }),
  reply: z.object({
    /** The side that the figures are about: the one asked for, else the one where there is something. */
    side: z.enum(sides),
    /** The asker owns listings or has mandates; has sent requests. */
    has: z.object({ received: z.boolean(), sent: z.boolean() }),
    views: z.object({ average: z.number().nullable(), lastWeek: count, weekBefore: count.nullable() }),
    /** Of either kind. */
    offers: figure,
    lois: figure,
    ndaRequests: figure.extend({ split: z.record(z.enum(undecidedStatuses), count) }),
  }),
  failure: 'unable to get the figures',
});

/** How many of each kind are told. */
export const needsMost = 25;

export const getNeeds = endpoint({
  method: 'GET',
  path: '/api/dashboard/needs',
  summary:
    'What waits for the asker: the requests, offers, invitations, orders and drafts that waited longest',
  who: 'signed-in',
  reply: z.object({
    received: z.array(accessRequest).max(needsMost),
    sent: z.array(accessRequest).max(needsMost),
    /** Received and sent. */
    offers: z.array(offer).max(2 * needsMost),
    invitations: z.array(mandateView).max(needsMost),
    /** Rooms in which diligence requests wait. */
    diligence: z.array(waitingRoom).max(needsMost),
    /** Rooms in which buyers' questions wait. */
    questions: z.array(waitingQuestions).max(needsMost),
    /** Rooms with documents that the asker was told of and has not visited since. */
    news: z.array(z.object({ roomId: id, title: z.string(), since: instant })).max(needsMost),
    /** Orders of the asker's to pay, and for admins those that are paid and to be delivered. */
    orders: z
      .array(z.object({ id, service: z.string(), step: z.enum(['pay', 'deliver']), since: instant }))
      .max(2 * needsMost),
    /** Proofs of buyers that wait for an admin; `null` where there are none, and for others. */
    proofs: z.object({ count, since: instant }).nullable(),
    /** Listings that are not submitted. */
    drafts: z
      .array(z.object({ id, businessName: z.string(), title: z.string(), updatedAt: instant }))
      .max(needsMost),
    /** Businesses without a listing. */
    unlisted: z.array(z.object({ id, businessName: z.string() })).max(needsMost),
    /** There is more of some kind. */
    more: z.boolean(),
  }),
  failure: 'unable to get what needs you',
});
