import { CircleCheck, CircleDashed, CircleDot, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from './Badge.tsx';

const shapes: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  accent: CircleDot,
  good: CircleCheck,
  amber: Clock,
  bad: CircleX,
};

type Props = { tone: Tone; children: string };

/** A status in words, with a shape as well as a colour. The feature says which tone a status has. */
export function StatusBadge({ tone, children }: Props) {
  const Shape = shapes[tone];
  return (
    <Badge tone={tone}>
      <Shape aria-hidden className="-ml-1 size-3.5" />
      {children}
    </Badge>
  );
}
