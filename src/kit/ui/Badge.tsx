import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'amber' | 'bad';

const tones: Record<Tone, string> = {
  neutral: 'border-line text-text',
  accent: 'border-accent/35 bg-accent-soft text-accent',
  good: 'border-good/35 bg-good-soft text-good',
  amber: 'border-amber/35 bg-amber-soft text-amber',
  bad: 'border-bad/35 bg-bad-soft text-bad',
};

type Props = { tone?: Tone; children: ReactNode; className?: string };

export function Badge({ tone = 'neutral', children, className }: Props) {
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center gap-1.5 rounded-round border px-2.5 py-0.5 font-medium text-tiny leading-4',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
