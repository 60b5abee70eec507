import type { Tone } from '#kit/ui/Badge.tsx';
import type { ListingStatus } from '../domain/life-cycle.ts';

export const listingTones: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  in_review: 'amber',
  live: 'good',
  under_offer: 'accent',
  sold: 'neutral',
  withdrawn: 'neutral',
};

export const statusMeanings: Record<ListingStatus, string> = {
  draft: 'Not public yet.',
  in_review: 'Our team is reviewing the public teaser. You can edit it again afterward.',
  live: 'The public teaser is visible to everyone, and buyers can request access.',
  under_offer: 'The card says so. Buyers still see it and can ask for access.',
  sold: 'Off the marketplace. Only the buyer keeps access.',
  withdrawn: 'Off the marketplace. Access has ended.',
};
