import type { Tone } from '#web/ui/Badge.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';
import type { OfferStatus } from '../domain/offer.ts';

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

export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
