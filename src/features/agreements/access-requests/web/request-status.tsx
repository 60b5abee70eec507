import { type Outcome, outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { type Status, statusLabels } from '../domain/status.ts';

const tones: Record<Status, Tone> = {
  requested: 'accent',
  sent_to_broker: 'accent',
  awaiting_signature: 'amber',
  pending: 'amber',
  approved: 'good',
  denied: 'bad',
};

/** The listing's outcome replaces the status: the buyer who bought must not see "Denied". */
export function RequestStatus({ status, outcome }: { status: Status; outcome?: Outcome | null }) {
  if (outcome)
    return (
      <StatusBadge tone={outcome === 'bought' ? 'good' : 'neutral'}>{outcomeLabels[outcome]}</StatusBadge>
    );
  return <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>;
}
