import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

export const listingTargets = [
  'under_offer',
  'live',
  'withdrawn',
] as const satisfies readonly ListingStatus[];
export type ListingTarget = (typeof listingTargets)[number];

type Words = { label: string; title: string; consequence: string; danger: boolean; done: string };

export const listingMoveWords: Record<ListingTarget, Words> = {
  under_offer: {
    label: 'Mark under offer',
    title: 'Mark the listing as under offer?',
    consequence:
      'The public teaser says “Under offer”. It stays on the marketplace, and buyers can still request access. The owner is notified.',
    danger: false,
    done: 'Marked under offer.',
  },
  live: {
    label: 'Mark live again',
    title: 'Mark the listing as live again?',
    consequence: 'The public teaser no longer says “Under offer”. The owner is notified.',
    danger: false,
    done: 'Live again.',
  },
  withdrawn: {
    label: 'Withdraw',
    title: 'Withdraw the listing?',
    consequence:
      'The card leaves the marketplace. Every open request and offer ends, and every buyer loses access to the private profile at once. The owner is told, and only they can list it again.',
    danger: true,
    done: 'Withdrawn.',
  },
};
