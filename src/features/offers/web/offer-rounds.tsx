import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { offerOutcome } from './offer-words.ts';
import type { OfferInFull } from './queries.ts';
import { changedTerms } from './term-text.ts';

/** Who sent which terms when, with what each round changed, and every step besides. */
export function OfferRounds({ offer }: { offer: OfferInFull }) {
  const { rounds, history, asker } = offer;
  const buyer = asker.includes('buyer');
  const who = (by: string) => nameOf(by, buyer, offer.buyer.name, asker.includes('seller'));
  return (
    <>
      {rounds.length > 1 && (
        <Card as="section" aria-labelledby="rounds" className="flex flex-col gap-3">
          <h2 id="rounds" className="text-lead">
            What each round changed
          </h2>
          <ol className="flex flex-col gap-4">
            {rounds.slice(1).map((round, index) => (
              <li key={round.number} className="text-small">
                <p>
                  <span className="font-medium">Round {round.number}</span>, {who(round.by)},{' '}
                  <DateText at={round.sentAt} />
                </p>
                <ul className="mt-1 flex flex-col gap-0.5 text-muted">
                  {changedTerms(rounds[index]?.terms ?? round.terms, round.terms).map((change) => (
                    <li key={change.name} className="break-words">
                      {change.label}: {change.from ?? '—'} →{' '}
                      <span className="text-text">{change.to ?? '—'}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Card as="section" aria-labelledby="steps" className="flex flex-col gap-3">
        <h2 id="steps" className="text-lead">
          History
        </h2>
        <ol className="flex flex-col gap-2 text-small">
          {history.toReversed().map((step) => (
            <li key={`${step.at}-${step.to}-${step.from}`}>
              <span className="font-medium">
                {step.outcome ? offerOutcome(step.to, step.outcome) : step.to}
              </span>{' '}
              <span className="text-muted">
                by {who(step.by)}, <DateText at={step.at} withTime />
              </span>
              {step.reason && <p className="break-words text-muted">“{step.reason}”</p>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

function nameOf(by: string, buyer: boolean, buyerName: string, seller: boolean): string {
  if (by === 'buyer') return buyer ? 'you' : buyerName;
  if (by === 'seller') return seller ? 'you' : 'the seller';
  return by === 'broker' ? 'the broker' : 'the system';
}
