import { CircleCheck, CircleDashed, CircleDot, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from './Badge.tsx';
import { cx } from './cx.ts';

const shapes: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  accent: CircleDot,
  good: CircleCheck,
  amber: Clock,
  bad: CircleX,
};

/** A status up to this length does not wrap. */
const unbroken = 12;

type Props = { tone: Tone; children: string };

/** The shape repeats the meaning of the color. Features map a status to its tone. */
export function StatusBadge({ tone, children }: Props) {
  const Shape = shapes[tone];
  return (
    <Badge tone={tone} className={cx(children.length <= unbroken && 'whitespace-nowrap')}>
      <Shape aria-hidden className="-ml-1 size-3.5" />
      {children}
    </Badge>
  );
}
