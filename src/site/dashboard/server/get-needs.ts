import type { z } from 'zod';
import { waitingRequests } from '#features/agreements/access-requests/server/waiting-requests.ts';
import { waitingDiligence } from '#features/deal-room/diligence-requests/server/list-waiting.ts';
import { waitingNews } from '#features/deal-room/room-news/server/waiting-news.ts';
import { unreadAnswers, waitingQuestions } from '#features/deal-room/room-questions/server/list-waiting.ts';
import { waitingInvitations } from '#features/marketplace/mandates/server/list-mandates.ts';
import { waitingOffers } from '#features/offers/offers/server/waiting-offers.ts';
import { waitingOrders } from '#features/offers/orders/server/waiting-orders.ts';
import { waitingForReview } from '#features/people/buyer-proofs/server/waiting-proofs.ts';
import {
  checksOffBooks,
  listingsOffBooks,
} from '#features/quality-of-earnings/adjusted-earnings/server/off-books.ts';
import { waitingHelp } from '#features/valuation/health-check/server/list-helpers.ts';
import { days, shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type getNeeds as contract, needsMost } from '../contract.ts';
import { queuesOf } from './queues.ts';
import { draftsOf, endedDeals, liveWithAcceptedLetter, unlistedOf } from './store.ts';

type Needs = z.input<typeof contract.reply>;

/** One row more than the limit shows whether there are more. */
const mostRead = needsMost + 1;
/** How long the end of an accepted letter stays in the list once nothing about the listing is left to do. */
const endedFor = 7 * days;

/** The number of statements does not grow with the data. */
export async function getNeeds(reading: Reading): Promise<Needs> {
  const needs = await readNeeds(reading);
  const first = <T>(rows: readonly T[]) => rows.slice(0, needsMost);
  return {
    received: first(needs.received),
    sent: first(needs.sent),
    offers: [...first(needs.offersReceived), ...first(needs.offersSent)],
    invitations: first(needs.invitations),
    help: first(needs.help),
    diligence: first(needs.diligence),
    questions: first(needs.questions),
    answers: first(needs.answers),
    news: first(needs.news),
    orders: [...first(needs.orders.pay), ...first(needs.orders.deliver)],
    proofs: needs.proofs,
    accepted: first(needs.accepted).map((one) => ({
      listingId: one.id,
      offerId: one.offer_id,
      title: one.title,
      version: one.version,
      since: one.accepted_at.toISOString(),
    })),
    ended: first(needs.ended).map((one) => ({
      offerId: one.id,
      title: one.title,
      buyer: fullName(one.first_name, one.last_name),
      underOffer: one.under_offer,
      since: one.ended_at.toISOString(),
    })),
    offBooks: first(needs.offBooks),
    checksOffBooks: first(needs.checksOffBooks),
    drafts: first(needs.drafts).map((draft) => ({
      id: draft.id,
      businessName: draft.business_name,
      title: draft.title,
      updatedAt: draft.updated_at.toISOString(),
    })),
    unlisted: first(needs.unlisted).map((one) => ({ id: one.id, businessName: one.business_name })),
    queues: await queuesOf(reading),
    more: areMore(needs),
  };
}

async function readNeeds(reading: Reading) {
  const { personId } = signedIn(reading.actor);
  return {
    received: await waitingRequests(reading, 'received', mostRead),
    sent: await waitingRequests(reading, 'sent', mostRead),
    offersReceived: await waitingOffers(reading, 'received', mostRead),
    offersSent: await waitingOffers(reading, 'sent', mostRead),
    invitations: await waitingInvitations(reading, mostRead),
    help: await waitingHelp(reading, mostRead),
    diligence: await waitingDiligence(reading, mostRead),
    questions: await waitingQuestions(reading, mostRead),
    answers: await unreadAnswers(reading, mostRead),
    news: await waitingNews(reading, mostRead),
    orders: await waitingOrders(reading, mostRead),
    proofs: await waitingForReview(reading),
    accepted: await liveWithAcceptedLetter(reading.db, personId, { now: reading.now, most: mostRead }),
    ended: await endedDeals(reading.db, personId, {
      since: shift(reading.now, -endedFor),
      most: mostRead,
    }),
    offBooks: await listingsOffBooks(reading, mostRead),
    checksOffBooks: await checksOffBooks(reading, mostRead),
    drafts: await draftsOf(reading.db, personId, mostRead),
    unlisted: await unlistedOf(reading.db, personId, mostRead),
  };
}

function areMore({ orders, proofs: _, ...lists }: Awaited<ReturnType<typeof readNeeds>>): boolean {
  return [...Object.values(lists), orders.pay, orders.deliver].some((rows) => rows.length === mostRead);
}
