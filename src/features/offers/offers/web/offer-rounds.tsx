import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { roundFate } from '../domain/rounds.ts';
import { stepLabel } from '../domain/step-label.ts';
import { offerOutcome } from './offer-words.ts';
import type { OfferInFull } from './queries.ts';
import { changedTerms } from './term-text.ts';

export function RoundChanges({ offer }: { offer: OfferInFull }) {
  const rounds = offer.rounds.map((round) => {
    const { changes, withdrawn } = roundFate(round.number, offer.history);
    return { ...round, withdrawn, before: offer.rounds.find(({ number }) => number === changes)?.terms };
  });
  if (rounds.length < 2) return null;
  return (
    <Card as="section" aria-labelledby="rounds" className="flex flex-col gap-3">
      <h2 id="rounds" className="text-lead">
        What each round changed
      </h2>
      <ol className="flex flex-col gap-4">
        {rounds.toReversed().map(
          ({ number, by, sentAt, withdrawn, before, terms }) =>
            before && (
              <li key={number} className="text-small">
                <p>
                  <span className="font-medium">Round {number}</span>, {nameOf(by, offer)},{' '}
                  <DateText at={sentAt} />
                  {withdrawn && ', withdrawn'}
                </p>
                <ul className="mt-1 flex flex-col gap-0.5 text-muted">
                  {changedTerms(before, terms).map((change) => (
                    <li key={change.name} className="break-words">
                      {change.label}: {change.from ?? '—'} →{' '}
                      <span className="text-text">{change.to ?? '—'}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ),
        )}
      </ol>
    </Card>
  );
}

export function OfferHistory({ offer }: { offer: OfferInFull }) {
  return (
    <Card as="section" aria-labelledby="steps" className="flex flex-col gap-3">
      <h2 id="steps" className="text-lead">
        History
      </h2>
      <ol className="flex flex-col gap-2 text-small">
        {offer.history.toReversed().map((step) => (
          <li key={`${step.at}-${step.to}-${step.from}`}>
            <span className="font-medium">
              {step.outcome
                ? offerOutcome(step.to, step.outcome, offer.caller)
                : stepLabel(step.from, step.to)}
            </span>{' '}
            <span className="text-muted">
              by {nameOf(step.by, offer)}, <DateText at={step.at} withTime="and-zone" />
            </span>
            {step.reason && <p className="break-words text-muted">“{step.reason}”</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function nameOf(by: string, { caller, buyer }: OfferInFull): string {
  if (by === 'buyer') return caller.includes('buyer') ? 'you' : buyer.name;
  if (by === 'seller') return caller.includes('seller') ? 'you' : 'the seller';
  if (by !== 'broker') return 'the system';
  if (caller.includes('seller')) return 'your broker';
  return caller.includes('broker') ? 'a broker of this listing' : 'the seller’s broker';
}
