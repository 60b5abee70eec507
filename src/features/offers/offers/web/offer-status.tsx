import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { OfferStatus } from '../domain/offer.ts';
import { offerStatusLabels } from '../domain/status-labels.ts';
import { offerOutcome } from './offer-words.ts';
import type { OfferView } from './queries.ts';

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

type Props = Pick<OfferView, 'status' | 'outcome' | 'caller'>;

export function OfferStatusBadge({ status, outcome, caller }: Props) {
  if (outcome)
    return (
      <StatusBadge tone={outcome === 'bought' ? 'good' : 'neutral'}>
        {offerOutcome(status, outcome, caller)}
      </StatusBadge>
    );
  return <StatusBadge tone={tones[status]}>{offerStatusLabels[status]}</StatusBadge>;
}
