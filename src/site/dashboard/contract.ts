import { z } from 'zod';
import { accessRequest } from '#features/agreements/access-requests/contract.ts';
import { undecidedStatuses } from '#features/agreements/access-requests/domain/status.ts';
import { waitingRoom } from '#features/deal-room/diligence-requests/waiting-shapes.ts';
import { unreadAnswer, waitingQuestions } from '#features/deal-room/room-questions/waiting-shapes.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { mandateView } from '#features/marketplace/mandates/mandate-shapes.ts';
import { offer } from '#features/offers/offers/offer-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, instant, money } from '#wire/words.ts';
import { queueNames } from './domain/queues.ts';
import { sellerSteps } from './domain/seller-steps.ts';

const count = z.number().int().min(0);
export const toldWeeks = 8;
/** The value at the end of each of the last weeks, newest last; fewer if there were fewer weeks. */
const weeks = z.array(count).max(toldWeeks);
/** `weekBefore`: the value seven days ago; `null` if nothing existed then. */
const figure = z.object({ now: count, weekBefore: count.nullable(), weeks });

export const sides = ['received', 'sent'] as const;

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'The four figures of the dashboard with those of the last eight weeks, for a seller or broker, or for a buyer',
  who: 'signed-in',
  scope: 'overview:read',
  query: z.object({ side: z.enum(sides).optional() }),
  reply: z.object({
    /** The requested side, otherwise the one that has data. */
    side: z.enum(sides),
    /** `received`: the caller owns listings or has mandates; `sent`: has sent requests. */
    has: z.object({ received: z.boolean(), sent: z.boolean() }),
    /** `weeks`: views in each whole week. */
    views: z.object({ average: z.number().nullable(), lastWeek: count, weekBefore: count.nullable(), weeks }),
    /** Indications and letters of intent. */
    offers: figure,
    lois: figure,
    ndaRequests: figure.extend({ split: z.record(z.enum(undecidedStatuses), count) }),
  }),
  failure: 'unable to get the figures',
});

/** Queues of admins are counted up to this number. */
export const queueMost = 100;
const queues = z.record(z.enum(queueNames), count);
export const homeMost = 50;
const sellerStep = z.enum(sellerSteps);

export const getHome = endpoint({
  method: 'GET',
  path: '/api/dashboard/home',
  summary:
    'The opening section of each dashboard: a seller’s progress, a buyer’s or broker’s deals, an admin’s queues',
  who: 'signed-in',
  scope: 'overview:read',
  reply: z.object({
    /** The business being sold; `null` if there is none. */
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
            roomId: id.nullable(),
            /** The offer that is closest to a sale. */
            offer: offer.nullable(),
          })
          .nullable(),
        done: z.array(sellerStep).max(sellerSteps.length),
        /** `null` after a sale. */
        next: sellerStep.nullable(),
      })
      .nullable(),
    /** `null` without a request, a watched listing or a saved search. */
    buyer: z
      .object({
        requests: count,
        watched: count,
        searches: count,
        /**
         * Matches of saved searches with mails in the last week, without listings that the caller already requested.
         */
        matches: count,
        /** Proofs of identity and funds: in review, and valid. */
        proofs: z.object({ waiting: count, verified: count }),
        /** Rooms open to the caller, with the diligence requests sent there, and their offers, newest first. */
        rooms: z.array(z.object({ id, listingId: id, requests: count })).max(homeMost),
        offers: z.array(offer).max(homeMost),
      })
      .nullable(),
    /** The listings of active mandates, newest first; `null` if none. */
    broker: z
      .object({
        clients: z
          .array(
            z.object({
              listingId: id,
              title: z.string(),
              /** `null` unless the owner opened the private profile to the caller. */
              businessName: z.string().nullable(),
              edits: z.boolean(),
              status: z.enum(listingStatuses),
              mayApprove: z.boolean(),
              roomId: id.nullable(),
              /** The one closest to a sale, for brokers who may see offers. */
              offer: offer.nullable(),
            }),
          )
          .max(homeMost),
      })
      .nullable(),
    queues: queues.nullable(),
  }),
  failure: 'unable to get the home',
});

export const needsMost = 25;

export const getNeeds = endpoint({
  method: 'GET',
  path: '/api/dashboard/needs',
  summary: 'The caller’s to-do list: requests, offers, invitations, orders and drafts, longest waiting first',
  who: 'signed-in',
  scope: 'overview:read',
  reply: z.object({
    received: z.array(accessRequest).max(needsMost),
    sent: z.array(accessRequest).max(needsMost),
    /** Received and sent. */
    offers: z.array(offer).max(2 * needsMost),
    invitations: z.array(mandateView).max(needsMost),
    /** Invitations to help with a health check. */
    help: z.array(z.object({ id, since: instant })).max(needsMost),
    diligence: z.array(waitingRoom).max(needsMost),
    questions: z.array(waitingQuestions).max(needsMost),
    /** Answers to the caller's questions that they were notified of but did not open. */
    answers: z.array(unreadAnswer).max(needsMost),
    /** Rooms with documents that the caller was notified of but has not opened. */
    news: z.array(z.object({ roomId: id, title: z.string(), since: instant })).max(needsMost),
    /** Orders that the caller has to pay; for admins, paid orders to deliver. */
    orders: z
      .array(
        z.object({
          id,
          service: z.string(),
          step: z.enum(['pay', 'deliver']),
          since: instant,
          /** What is left to pay, and the day on which it was due, once that day is over. */
          owed: money,
          overdueSince: z.iso.date().nullable(),
        }),
      )
      .max(2 * needsMost),
    /** Buyers' proofs that wait for an admin; `null` if none, and for everyone else. */
    proofs: z.object({ count, since: instant }).nullable(),
    /**
     * Listings of the caller and of clients for whom they may decide that are still live although a letter of intent was
     * accepted, until it is decided what the card says.
     */
    accepted: z
      .array(
        z.object({
          listingId: id,
          offerId: id,
          title: z.string(),
          version: z.number().int(),
          since: instant,
        }),
      )
      .max(needsMost),
    /**
     * Accepted letters of the caller's listings that the buyer withdrew: until the listing is for sale again, at least
     * for a week.
     */
    ended: z
      .array(
        z.object({
          offerId: id,
          title: z.string(),
          buyer: z.string(),
          underOffer: z.boolean(),
          since: instant,
        }),
      )
      .max(needsMost),
    /** Open listings of the caller that state figures which the books of the business do not bear out. */
    offBooks: z.array(z.object({ listingId: id, title: z.string(), since: instant })).max(needsMost),
    /** The same of the health checks of the caller's businesses. */
    checksOffBooks: z
      .array(z.object({ checkId: id, businessName: z.string(), since: instant }))
      .max(needsMost),
    drafts: z
      .array(z.object({ id, businessName: z.string(), title: z.string(), updatedAt: instant }))
      .max(needsMost),
    unlisted: z.array(z.object({ id, businessName: z.string() })).max(needsMost),
    /** For admins; `null` for everyone else. */
    queues: queues.nullable(),
    /** Some list was truncated. */
    more: z.boolean(),
  }),
  failure: 'unable to get what needs you',
});
