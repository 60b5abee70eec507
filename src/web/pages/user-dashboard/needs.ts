import { nextStep } from '#features/access-requests/web/next-step.ts';
import type { RequestView } from '#features/access-requests/web/queries.ts';
import type { BusinessView } from '#features/businesses/web/queries.ts';
import type { OwnListingRow } from '#features/listings/web/queries.ts';

/** Something that waits for the reader, and for nobody else. */
export type Need = { key: string; title: string; detail: string } & (
  | { kind: 'decide'; requestId: string; since: string }
  | { kind: 'sign'; requestId: string; since: string }
  | { kind: 'finish'; listingId: string }
  | { kind: 'write'; businessId: string; businessName: string }
  | { kind: 'onboard' }
  | { kind: 'confirm-email' }
);

export type NeedFacts = {
  received: readonly RequestView[];
  sent: readonly RequestView[];
  businesses: readonly BusinessView[];
  listings: readonly OwnListingRow[];
  /** The wizard was begun and not finished. */
  onboardingOpen: boolean;
  emailVerified: boolean;
};

/** What needs the reader now, the most pressing first: other people wait for the first two kinds. */
export function needsOf(facts: NeedFacts): Need[] {
  const { received, sent, businesses, listings } = facts;
  return [
    ...received.filter(waits).sort(oldestFirst).map(decision),
    ...sent.filter(waits).sort(oldestFirst).map(signature),
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
