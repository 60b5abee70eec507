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

/** Up to so many letters a status stays on one line, also in a narrow column. */
const unbroken = 12;

type Props = { tone: Tone; children: string };

/** A status in words, with a shape as well as a color. The feature says which tone a status has. */
export function StatusBadge({ tone, children }: Props) {
  const Shape = shapes[tone];
  return (
    <Badge tone={tone} className={cx(children.length <= unbroken && 'whitespace-nowrap')}>
      <Shape aria-hidden className="-ml-1 size-3.5" />
      {children}
    </Badge>
  );
}
