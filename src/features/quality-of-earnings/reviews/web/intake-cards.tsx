import type { ReactNode } from 'react';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import type { IntakeKey, IntakeState } from '../domain/intake.ts';
import { intakeStateWords, intakeWords } from '../domain/intake-words.ts';
import { CheckList } from './check-list.tsx';
import type { IntakeItem } from './queries.ts';

const tones: Record<IntakeState, Tone> = { in: 'amber', proved: 'good', missing: 'neutral', refused: 'bad' };

/** `own`: what a document has besides its state, such as its files. */
type Props = { intake: readonly IntakeItem[]; own: Partial<Record<IntakeKey, ReactNode>> };

/** Documents that are here or can be given, then those that follow from another one. */
export function IntakeCards({ intake, own }: Props) {
  const active = intake.filter(({ key, state }) => own[key] || state !== 'missing');
  const first = active.toSorted(
    (one, other) => Number(Boolean(own[other.key])) - Number(Boolean(own[one.key])),
  );
  const later = intake.filter((item) => !active.includes(item));
  return (
    <div className="flex flex-col gap-6">
      {first.map((item) => (
        <IntakeCard key={item.key} item={item} own={own[item.key]} />
      ))}
      {later.length > 0 && (
        <section aria-labelledby="from-ledger" className="flex flex-col gap-3">
          <h2 id="from-ledger" className="text-title">
            Proved by the general ledger
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {later.map(({ key }) => (
              <li key={key} className="rounded-large border border-dashed p-4">
                <div className="flex justify-between gap-3">
                  <h3 className="font-semibold">{intakeWords[key].title}</h3>
                  <Code of={key} />
                </div>
                <p className="text-muted text-small">{intakeWords[key].why}</p>
                <p className="mt-2 text-small">{intakeWords[key].where}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function IntakeCard({ item: { key, state, checks }, own }: { item: IntakeItem; own: ReactNode }) {
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
      <CheckList label={`What was checked: ${title}`} checks={checks} />
      {own}
    </Card>
  );
}

/** What other pages and the request list of a CPA call a document by. */
function Code({ of }: { of: IntakeKey }) {
  return <span className="whitespace-nowrap text-muted text-small">({of})</span>;
}
