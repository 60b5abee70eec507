import { type ReactNode, useId } from 'react';
import type { Tone } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { State, Verdict } from '../domain/verdict.ts';

const faces: Record<State, { word: string; tone: Tone }> = {
  good: { word: 'Good', tone: 'good' },
  warning: { word: 'Warning', tone: 'amber' },
  failing: { word: 'Failing', tone: 'bad' },
  unknown: { word: 'Not known', tone: 'neutral' },
};

type Props = { title: string; verdict: Verdict; action?: ReactNode; children?: ReactNode };

/** One subject: its state in a word, what to do in a sentence, then the figures. */
export function HealthCard({ title, verdict: { state, advice }, action, children }: Props) {
  const headingId = useId();
  const { word, tone } = faces[state];
  const calm = state === 'good' || state === 'unknown';
  return (
    <Card
      as="section"
      tone={calm ? 'plain' : 'attention'}
      aria-labelledby={headingId}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={headingId} className="text-lead">
            {title}
          </h2>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </div>
        {action}
      </div>
      <p className="max-w-prose text-muted">{advice}</p>
      {children}
    </Card>
  );
}
