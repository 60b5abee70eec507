import type { Outcome } from '#features/marketplace/listings/domain/outcome.ts';
import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { OfferStatus } from '../domain/offer.ts';
import { offerOutcome } from './offer-words.ts';

const tones: Record<OfferStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'amber',
  'Under Review': 'amber',
  Countered: 'amber',
  Accepted: 'good',
  Declined: 'bad',
  Withdrawn: 'neutral',
  Expired: 'neutral',
  'On hold: exclusivity': 'accent',
};

/** The status, or what became of the listing while the offer was open. */
export function OfferStatusBadge({ status, outcome }: { status: OfferStatus; outcome: Outcome | null }) {
  if (outcome)
    return (
      <StatusBadge tone={outcome === 'BOUGHT' ? 'good' : 'neutral'}>
        {offerOutcome(status, outcome)}
      </StatusBadge>
    );
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
