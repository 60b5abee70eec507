import { nextStep } from '#features/access-requests/web/next-step.ts';
import type { RequestView } from '#features/access-requests/web/queries.ts';
import type { BusinessView } from '#features/businesses/web/queries.ts';
import type { OwnListingRow } from '#features/listings/web/queries.ts';
import type { MandateView } from '#features/mandates/web/queries.ts';
import { nextWords } from '#features/offers/web/offer-words.ts';
import type { OfferView } from '#features/offers/web/queries.ts';

/** Something that waits for the reader, and for nobody else. */
export type Need = { key: string; title: string; detail: string } & (
  | { kind: 'decide'; requestId: string; since: string }
  | { kind: 'sign'; requestId: string; since: string }
  | { kind: 'offer'; offerId: string; since: string }
  | { kind: 'invitation'; since: string }
  | { kind: 'finish'; listingId: string }
  | { kind: 'write'; businessId: string; businessName: string }
  | { kind: 'onboard' }
  | { kind: 'confirm-email' }
);

export type NeedFacts = {
  received: readonly RequestView[];
  sent: readonly RequestView[];
  /** Received and sent. */
  offers: readonly OfferView[];
  mandates: readonly MandateView[];
  businesses: readonly BusinessView[];
  listings: readonly OwnListingRow[];
  /** The wizard was begun and not finished. */
  onboardingOpen: boolean;
  emailVerified: boolean;
};

/** What needs the reader now, the most pressing first: other people wait for the first four kinds. */
export function needsOf(facts: NeedFacts): Need[] {
  const { received, sent, offers, mandates, businesses, listings } = facts;
  return [
    ...received.filter(waits).sort(oldestFirst).map(decision),
    ...sent.filter(waits).sort(oldestFirst).map(signature),
    ...offers
      .filter((offer) => nextWords(offer).yours)
      .sort(leastRecent)
      .map(answer),
    ...mandates.filter((mandate) => mandate.status === 'invited').map(invitation),
    ...listings.filter((listing) => listing.status === 'draft').map(draft),
    ...businesses.filter((one) => !listings.some((listing) => listing.businessId === one.id)).map(unlisted),
    ...(facts.onboardingOpen ? [onboarding] : []),
    ...(facts.emailVerified ? [] : [confirmation]),
  ];
}

const onboarding: Need = {
  key: 'onboarding',
  kind: 'onboard',
  title: 'Go on adding your business',
  detail: 'What you entered is kept in this tab.',
};

const confirmation: Need = {
  key: 'confirm-email',
  kind: 'confirm-email',
  title: 'Confirm your e-mail address',
  detail: 'We sent you a link. News on your requests goes to this address.',
};

function waits(request: RequestView): boolean {
  return nextStep(request).yours;
}

function decision(request: RequestView): Need {
  const { headline } = nextStep(request);
  return {
    key: `decide-${request.id}`,
    kind: 'decide',
    requestId: request.id,
    since: request.lastUpdatedAt,
    title: headline.includes(request.buyer.name) ? headline : `${request.buyer.name}: ${headline}`,
    detail: request.listingTitle || 'Untitled listing',
  };
}

function signature(request: RequestView): Need {
  return {
    key: `sign-${request.id}`,
    kind: 'sign',
    requestId: request.id,
    since: request.lastUpdatedAt,
    title: nextStep(request).headline,
    detail: request.listingTitle || 'Untitled listing',
  };
}

function answer(offer: OfferView): Need {
  return {
    key: `offer-${offer.id}`,
    kind: 'offer',
    offerId: offer.id,
    since: offer.updatedAt,
    title: nextWords(offer).headline,
    detail: offer.listingTitle || 'Untitled listing',
  };
}

function invitation({ id, listingTitle, invitedAt }: MandateView): Need {
  return {
    key: `invitation-${id}`,
    kind: 'invitation',
    since: invitedAt,
    title: 'An owner invites you to act as broker',
    detail: listingTitle || 'Untitled listing',
  };
}

function leastRecent(a: OfferView, b: OfferView): number {
  return a.updatedAt.localeCompare(b.updatedAt);
}

function draft({ id, businessName, title }: OwnListingRow): Need {
  return {
    key: `finish-${id}`,
    kind: 'finish',
    listingId: id,
    title: `Finish the listing of ${businessName}`,
    detail: title === '' ? 'The draft has no title yet.' : `Draft: ${title}`,
  };
}

function unlisted({ id, businessName }: BusinessView): Need {
  return {
    key: `write-${id}`,
    kind: 'write',
    businessId: id,
    businessName,
    title: `Write the listing of ${businessName}`,
    detail: 'Buyers find it by its public card, which does not say who you are.',
  };
}

function oldestFirst(a: RequestView, b: RequestView): number {
  return a.lastUpdatedAt.localeCompare(b.lastUpdatedAt);
}
