import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { OfferStatus } from '../domain/offer.ts';
import { offerStatusLabels } from '../domain/words.ts';
import { offerOutcome } from './offer-words.ts';

const tones: Record<OfferStatus, Tone> = {
  draft: 'neutral',
  submitted: 'amber',
  under_review: 'amber',
  countered: 'amber',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
  on_hold_exclusivity: 'accent',
};

export function OfferStatusBadge({ status, outcome }: { status: OfferStatus; outcome: Outcome | null }) {
  if (outcome)
    return (
      <StatusBadge tone={outcome === 'bought' ? 'good' : 'neutral'}>
        {offerOutcome(status, outcome)}
      </StatusBadge>
    );
  return <StatusBadge tone={tones[status]}>{offerStatusLabels[status]}</StatusBadge>;
}
