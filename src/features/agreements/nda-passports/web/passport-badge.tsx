import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import type { PassportView } from './queries.ts';

type Fault = NonNullable<PassportView['fault']>;

const words: Record<Fault, { label: string; tone: Tone }> = {
  none: { label: 'Not signed yet', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  superseded: { label: 'New version to sign', tone: 'amber' },
  'term-ended': { label: 'Expired', tone: 'bad' },
  'being-sealed': { label: 'Being sealed', tone: 'amber' },
};

export function PassportBadge({ passport: { fault, openId } }: { passport: PassportView }) {
  if (fault === null) return <Badge tone="good">In force</Badge>;
  if (fault === 'none' && openId !== null) return <Badge tone="amber">Waits for your signature</Badge>;
  const { label, tone } = words[fault];
  return <Badge tone={tone}>{label}</Badge>;
}
