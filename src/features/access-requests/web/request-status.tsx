import type { Tone } from '#web/ui/Badge.tsx';
import { StatusBadge } from '#web/ui/StatusBadge.tsx';
import type { Status } from '../domain/status.ts';

const tones: Record<Status, Tone> = {
  Requested: 'accent',
  'Sent to Broker': 'accent',
  'Awaiting Signature': 'amber',
  Pending: 'amber',
  Approved: 'good',
  Denied: 'bad',
};

export function RequestStatus({ status }: { status: Status }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
