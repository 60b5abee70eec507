import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { countText } from '#features/inbox/notifications/domain/counts.ts';
import type { MandateView } from '#features/marketplace/mandates/web/queries.ts';
import type { OfferView } from '#features/offers/offers/web/queries.ts';
import { counted } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Needs } from '#site/dashboard/web/queries.ts';
import { type AdminQueues, forAdmins } from './admin-needs.ts';
import type { Need } from './need.ts';
import { decisionTitle, offerTitle, ownStepTitle } from './need-titles.ts';

export type NeedFacts = {
  waiting: Needs;
  messages: number;
  /** What waits for an admin. */
  queues: AdminQueues;
  onboardingOpen: boolean;
  emailVerified: boolean;
};

/** Most urgent first: other people wait for the first kinds. */
export function needsOf({ waiting, messages, queues, onboardingOpen, emailVerified }: NeedFacts): Need[] {
  const { received, sent, offers, invitations, diligence, questions, news, orders, proofs } = waiting;
  return [
    ...received.map(decision),
    ...sent.map(ownStep),
    ...offers.toSorted(leastRecent).map(answer),
    ...waiting.ended.map(dealEnded),
    ...waiting.accepted.map(underOffer),
    ...offBooks(waiting.offBooks),
    ...waiting.checksOffBooks.map(checkOffBooks),
    ...invitations.map(invitation),
    ...waiting.help.map(helpAsked),
    ...questions.map(questionsIn),
    ...diligence.map(diligenceIn),
    ...(proofs ? [proofsWaiting(proofs)] : []),
    ...forAdmins(queues),
    ...(messages > 0 ? [unread(messages)] : []),
    ...orders.map(order),
    ...waiting.answers.map(answered),
    ...news.map(newsIn),
    ...waiting.drafts.map(draft),
    ...waiting.unlisted.map(unlistedBusiness),
    ...(onboardingOpen ? [onboarding] : []),
    ...(emailVerified ? [] : [confirmation]),
  ];
}

const onboarding: Need = {
  key: 'onboarding',
  kind: 'onboard',
  title: 'Finish adding your business',
  detail: 'Your entries are saved in this browser tab.',
};

const confirmation: Need = {
  key: 'confirm-email',
  kind: 'confirm-email',
  title: 'Confirm your email address',
  detail: 'Open the link in the email we sent you. We write to this address when something happens.',
};

function decision(request: RequestView): Need {
  return {
    key: `decide-${request.id}`,
    kind: 'decide',
    requestId: request.id,
    since: request.lastUpdatedAt,
    title: decisionTitle(request),
    detail: request.listingTitle || 'Untitled listing',
  };
}

function ownStep(request: RequestView): Need {
  return {
    key: `sign-${request.id}`,
    kind: ownKind(request),
    requestId: request.id,
    since: request.lastUpdatedAt,
    title: ownStepTitle(request),
    detail: request.listingTitle || 'Untitled listing',
  };
}

function ownKind({ status, missingProofs }: RequestView): 'sign' | 'inform' | 'prove' {
  if (status !== 'pending') return 'sign';
  return missingProofs.length > 0 ? 'prove' : 'inform';
}

function answer(offer: OfferView): Need {
  return {
    key: `offer-${offer.id}`,
    kind: 'offer',
    offerId: offer.id,
    since: offer.updatedAt,
    title: offerTitle(offer),
    detail: offer.listingTitle || 'Untitled listing',
  };
}

function invitation({ id, listingTitle, invitedAt }: MandateView): Need {
  return {
    key: `invitation-${id}`,
    kind: 'invitation',
    since: invitedAt,
    title: 'Answer an owner’s invitation to act as broker',
    detail: listingTitle || 'Untitled listing',
  };
}

function questionsIn({ roomId, title, as, questions, since }: Needs['questions'][number]): Need {
  const words = questions === 1 ? 'Answer a buyer’s question' : `Answer ${questions} buyer questions`;
  return {
    key: `questions-${as}-${roomId ?? ''}`,
    kind: 'question',
    roomId,
    since,
    title: words,
    detail: roomId === null ? 'As an expert' : title || 'Untitled listing',
  };
}

function answered({ title, ...of }: Needs['answers'][number]): Need {
  return {
    key: `answer-${of.notificationId}`,
    kind: 'answer',
    title: 'Read the answer to your question',
    detail: title || 'Untitled listing',
    ...of,
  };
}

function newsIn({ roomId, title, since }: Needs['news'][number]): Need {
  return {
    key: `news-${roomId}`,
    kind: 'news',
    roomId,
    since,
    title: 'Look through the new documents in a deal room',
    detail: title || 'Untitled listing',
  };
}

function order({ id, service, step, since, owed, overdueSince }: Needs['orders'][number]): Need {
  const key = `${step}-${id}`;
  if (step === 'deliver')
    return { key, kind: step, orderId: id, since, title: 'Deliver a paid order', detail: service };
  return {
    key,
    kind: step,
    orderId: id,
    since,
    title: overdueSince === null ? 'Pay an order' : 'Pay an order · overdue',
    detail: `${service} · ${formatMoney(cents(owed))} left to pay`,
  };
}

function proofsWaiting({ count, since }: NonNullable<Needs['proofs']>): Need {
  const title = count === 1 ? 'Verify 1 buyer proof' : `Verify ${countText(count)} buyer proofs`;
  return {
    key: 'proofs',
    kind: 'proofs',
    since,
    title,
    detail: 'A proof counts only after you verify it.',
  };
}

function unread(messages: number): Need {
  const title =
    messages === 1 ? 'Read your unread message' : `Read your ${countText(messages)} unread messages`;
  return { key: 'messages', kind: 'message', title, detail: 'Under Messages.' };
}

function diligenceIn({ roomId, title, as, requests, overdue, since }: Needs['diligence'][number]): Need {
  const many = counted(requests, 'diligence request');
  const place = roomId === null ? 'As an expert' : title || 'Untitled listing';
  return {
    key: `diligence-${as}-${roomId ?? ''}`,
    kind: 'diligence',
    roomId,
    since,
    title: as === 'buyer' ? `Review the answers to ${many}` : `Answer ${many}`,
    detail: overdue > 0 ? `${place} · ${overdue} overdue` : place,
  };
}

function leastRecent(a: OfferView, b: OfferView): number {
  return a.updatedAt.localeCompare(b.updatedAt);
}

function helpAsked({ id, since }: Needs['help'][number]): Need {
  return {
    key: `help-${id}`,
    kind: 'help',
    since,
    title: 'Answer an invitation to help with a health check',
    detail: 'Accept or decline. The business is named once you accept.',
  };
}

function dealEnded({ offerId, title, buyer, underOffer: marked, since }: Needs['ended'][number]): Need {
  return {
    key: `deal-ended-${offerId}`,
    kind: 'deal-ended',
    offerId,
    since,
    title: `Decide what to do next: ${buyer} withdrew from the accepted letter of intent`,
    detail: marked
      ? `“${title}” still says “Under offer”: set it back to for sale. Offers that were on hold are open again.`
      : `“${title}” is for sale. Offers that were on hold are open again.`,
  };
}

function underOffer({ listingId, offerId, title, version, since }: Needs['accepted'][number]): Need {
  return {
    key: `under-offer-${listingId}`,
    kind: 'under-offer',
    listingId,
    offerId,
    version,
    since,
    title: `Show “${title}” as under offer, or keep it for sale?`,
    detail: 'A letter of intent was accepted, and the public card still says “For sale”.',
  };
}

function offBooks(listings: Needs['offBooks']): Need[] {
  const [first, ...more] = listings;
  if (!first) return [];
  const titles = listings.map(({ title }) => `“${title || 'Untitled listing'}”`).join(', ');
  return [
    {
      key: 'off-books',
      kind: 'off-books',
      listingId: first.listingId,
      since: first.since,
      title: `Correct figures that don’t match your books in ${more.length === 0 ? 'a listing' : `${listings.length} listings`}`,
      detail: titles,
    },
  ];
}

function checkOffBooks({ checkId, businessName, since }: Needs['checksOffBooks'][number]): Need {
  return {
    key: `check-off-books-${checkId}`,
    kind: 'check-off-books',
    checkId,
    since,
    title: 'Correct figures that don’t match your books in your health check',
    detail: businessName,
  };
}

function draft({ id, businessName, title }: Needs['drafts'][number]): Need {
  return {
    key: `finish-${id}`,
    kind: 'finish',
    listingId: id,
    title: `Finish the listing of ${businessName}`,
    detail: title === '' ? 'The draft has no title yet.' : `Draft: ${title}`,
  };
}

function unlistedBusiness({ id, businessName }: Needs['unlisted'][number]): Need {
  return {
    key: `write-${id}`,
    kind: 'write',
    businessId: id,
    businessName,
    title: `Write the listing of ${businessName}`,
    detail: 'Buyers find it by its public card, which does not say who you are.',
  };
}
