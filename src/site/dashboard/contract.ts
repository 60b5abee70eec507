import { z } from 'zod';
import { accessRequest } from '#features/agreements/access-requests/contract.ts';
import { undecidedStatuses } from '#features/agreements/access-requests/domain/status.ts';
import { waitingRoom } from '#features/deal-room/diligence-requests/waiting-shapes.ts';
import { waitingQuestions } from '#features/deal-room/room-questions/waiting-shapes.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { mandateView } from '#features/marketplace/mandates/mandate-shapes.ts';
import { offerStatuses } from '#features/offers/offers/domain/offer.ts';
import { offer } from '#features/offers/offers/offer-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, instant } from '#wire/words.ts';
import { queueNames } from './domain/queues.ts';
import { sellerSteps } from './domain/seller-steps.ts';

const count = z.number().int().min(0);
/** How many weeks a figure is told of. */
export const toldWeeks = 8;
/** The figure at the end of each of the last weeks, the newest last; fewer where there were fewer weeks. */
const weeks = z.array(count).max(toldWeeks);
/** `weekBefore`: the same figure seven days ago; `null` where there was no such week. */
const figure = z.object({ now: count, weekBefore: count.nullable(), weeks });

export const sides = ['received', 'sent'] as const;

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'The four figures of the dashboard with those of the last eight weeks: as a seller or broker, or as a buyer',
  who: 'signed-in',
  query: z.object({ side: z.enum(sides).optional() }),
  reply: z.object({
    /** The side that the figures are about: the one asked for, else the one where there is something. */
    side: z.enum(sides),
    /** The caller owns listings or has mandates; has sent requests. */
    has: z.object({ received: z.boolean(), sent: z.boolean() }),
    /** `weeks`: the views of each whole week. */
    views: z.object({ average: z.number().nullable(), lastWeek: count, weekBefore: count.nullable(), weeks }),
    /** Of either kind. */
    offers: figure,
    lois: figure,
    ndaRequests: figure.extend({ split: z.record(z.enum(undecidedStatuses), count) }),
  }),
  failure: 'unable to get the figures',
});

/** What waits for admins, each counted up to `queueMost`. */
export const queueMost = 100;
const queues = z.record(z.enum(queueNames), count);
/** How many rooms, offers and clients are told. */
export const homeMost = 50;
const sellerStep = z.enum(sellerSteps);

export const getHome = endpoint({
  method: 'GET',
  path: '/api/dashboard/home',
  summary:
    'What each part of the dashboard begins with: how far a seller is, what a buyer or broker has, the queues of an admin',
  who: 'signed-in',
  reply: z.object({
    /** The business that is on its way to a sale; `null`: the caller has none. */
    seller: z
      .object({
        business: z.object({ id, name: z.string() }),
        checkId: id.nullable(),
        listing: z
          .object({
            id,
            title: z.string(),
            status: z.enum(listingStatuses),
            /** Buyers with an open request, and those of them with access. */
            asked: count,
            letIn: count,
          })
          .nullable(),
        done: z.array(sellerStep).max(sellerSteps.length),
        /** The one step that is next; `null` after a sale. */
        next: sellerStep.nullable(),
      })
      .nullable(),
    /** `null`: no request, no watched listing and no saved search. */
    buyer: z
      .object({
        requests: count,
        watched: count,
        searches: count,
        /** Listings that saved searches with mails found in the last week, without those that the caller has asked for. */
        matches: count,
        /** The caller's proofs of identity and funds: under review, and valid now. */
        proofs: z.object({ waiting: count, verified: count }),
        /** Rooms that are open to the caller, and their offers, newest first. */
        rooms: z.array(z.object({ id, listingId: id })).max(homeMost),
        offers: z.array(z.object({ id, listingId: id, status: z.enum(offerStatuses) })).max(homeMost),
      })
      .nullable(),
    /** The listings of mandates in force, newest first; `null`: none. */
    broker: z
      .object({
        clients: z
          .array(
            z.object({
              listingId: id,
              title: z.string(),
              status: z.enum(listingStatuses),
              mayApprove: z.boolean(),
              roomId: id.nullable(),
            }),
          )
          .max(homeMost),
      })
      .nullable(),
    /** For admins. */
    queues: queues.nullable(),
  }),
  failure: 'unable to get the home',
});

/** How many of each kind are told. */
export const needsMost = 25;

export const getNeeds = endpoint({
  method: 'GET',
  path: '/api/dashboard/needs',
  summary:
    'What waits for the caller: the requests, offers, invitations, orders and drafts that waited longest',
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
    /** Rooms with documents that the caller was told of and has not visited since. */
    news: z.array(z.object({ roomId: id, title: z.string(), since: instant })).max(needsMost),
    /** Orders of the caller's to pay, and for admins those that are paid and to be delivered. */
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
