import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { MailLine } from './queries.ts';

const faces: Record<MailLine['status'], { label: string; tone: Tone }> = {
  queued: { label: 'Queued', tone: 'accent' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Not sent (no email server)', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
};

export function MailStatus({ status }: { status: MailLine['status'] }) {
  const { label, tone } = faces[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
