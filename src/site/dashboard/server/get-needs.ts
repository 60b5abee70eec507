import type { z } from 'zod';
import { waitingRequests } from '#features/agreements/access-requests/server/waiting-requests.ts';
import { waitingDiligence } from '#features/deal-room/diligence-requests/server/list-waiting.ts';
import { waitingNews } from '#features/deal-room/room-news/server/waiting-news.ts';
import { waitingQuestions } from '#features/deal-room/room-questions/server/list-waiting.ts';
import { waitingInvitations } from '#features/marketplace/mandates/server/list-mandates.ts';
import { waitingOffers } from '#features/offers/offers/server/waiting-offers.ts';
import { waitingOrders } from '#features/offers/orders/server/waiting-orders.ts';
import { waitingForReview } from '#features/people/buyer-proofs/server/waiting-proofs.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type getNeeds as contract, needsMost } from '../contract.ts';
import { draftsOf, unlistedOf } from './store.ts';

type Needs = z.input<typeof contract.reply>;

/**
 * The number of statements does not grow with the data. Reads one row more than the limit to see whether there are
 * more.
 */
export async function getNeeds(reading: Reading): Promise<Needs> {
  const { actor, db } = reading;
  const { personId } = signedIn(actor);
  const most = needsMost + 1;
  const received = await waitingRequests(reading, 'received', most);
  const sent = await waitingRequests(reading, 'sent', most);
  const offersReceived = await waitingOffers(reading, 'received', most);
  const offersSent = await waitingOffers(reading, 'sent', most);
  const invitations = await waitingInvitations(reading, most);
  const diligence = await waitingDiligence(reading, most);
  const questions = await waitingQuestions(reading, most);
  const news = await waitingNews(reading, most);
  const orders = await waitingOrders(reading, most);
  const proofs = await waitingForReview(reading);
  const drafts = await draftsOf(db, personId, most);
  const unlisted = await unlistedOf(db, personId, most);
  const kinds = [
    received,
    sent,
    offersReceived,
    offersSent,
    invitations,
    diligence,
    questions,
    news,
    orders.pay,
    orders.deliver,
    drafts,
    unlisted,
  ];
  const first = <T>(rows: readonly T[]) => rows.slice(0, needsMost);
  return {
    received: first(received),
    sent: first(sent),
    offers: [...first(offersReceived), ...first(offersSent)],
    invitations: first(invitations),
    diligence: first(diligence),
    questions: first(questions),
    news: first(news),
    orders: [...first(orders.pay), ...first(orders.deliver)],
    proofs,
    drafts: first(drafts).map((draft) => ({
      id: draft.id,
      businessName: draft.business_name,
      title: draft.title,
      updatedAt: draft.updated_at.toISOString(),
    })),
    unlisted: first(unlisted).map((one) => ({ id: one.id, businessName: one.business_name })),
    more: kinds.some((rows) => rows.length === most),
  };
}
