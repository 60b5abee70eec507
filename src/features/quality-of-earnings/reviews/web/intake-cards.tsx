import type { ReactNode } from 'react';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import type { IntakeKey, IntakeState } from '../domain/intake.ts';
import { intakeStateWords, intakeWords } from '../domain/intake-words.ts';
import { CheckList } from './check-list.tsx';
import type { IntakeItem } from './queries.ts';

const tones: Record<IntakeState, Tone> = { in: 'amber', proved: 'good', missing: 'neutral', refused: 'bad' };

/** `own`: what a document has besides its state, such as its files. */
type Props = {
  reviewId: string;
  intake: readonly IntakeItem[];
  own: Record<IntakeKey, ReactNode>;
};

/** The general ledger first: the others are compared with it. */
export function IntakeCards({ reviewId, intake, own }: Props) {
  const shown = intake.toSorted((one, other) => Number(other.key === 'I3') - Number(one.key === 'I3'));
  return (
    <div className="flex flex-col gap-6">
      {shown.map((item) => (
        <IntakeCard key={item.key} reviewId={reviewId} item={item} own={own[item.key]} />
      ))}
    </div>
  );
}

type CardProps = { reviewId: string; item: IntakeItem; own: ReactNode };

function IntakeCard({ reviewId, item: { key, state, checks }, own }: CardProps) {
  const { title, why, where } = intakeWords[key];
  return (
    <Card as="section" aria-labelledby={`intake-${key}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={`intake-${key}`} className="text-title">
            {title}
          </h2>
          <p className="text-muted">
            <Code of={key} /> {why}
          </p>
        </div>
        <Badge tone={tones[state]}>{intakeStateWords[state]}</Badge>
      </div>
      {state === 'missing' && <p className="max-w-prose text-small">{where}</p>}
      <CheckList label={`What was checked: ${title}`} checks={checks} reviewId={reviewId} />
      {own}
    </Card>
  );
}

/** What other pages and the request list of a CPA call a document by. */
function Code({ of }: { of: IntakeKey }) {
  return <span className="whitespace-nowrap text-muted text-small">({of})</span>;
}
