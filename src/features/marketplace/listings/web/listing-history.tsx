import { DateText } from '#kit/ui/DateText.tsx';
import { listingSentence } from '../domain/step-sentence.ts';
import { moverWords } from './listing-words.ts';
import type { OwnListing } from './queries.ts';

export function ListingHistory({ history, acting }: Pick<OwnListing, 'history' | 'acting'>) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <h2 id="history" className="text-title">
        History
      </h2>
      {history.length === 0 ? (
        <p className="text-muted text-small">No activity yet. Publishing, reviews and sales are kept here.</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {[...history].reverse().map((step) => (
            <li key={`${step.at}-${step.from}-${step.to}`} className="border-line border-l-2 pl-3 text-small">
              <p>{sentenceOf(step, acting)}.</p>
              {step.from === 'draft' && step.to === 'live' && (
                <p className="text-muted">The privacy check passed. No review was needed.</p>
              )}
              {step.reason && <p className="whitespace-pre-line">“{step.reason}”</p>}
              <p className="text-muted">
                <DateText at={step.at} withTime />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sentenceOf({ from, to, by }: OwnListing['history'][number], acting: boolean): string {
  return listingSentence({ from, to, party: by, who: moverWords(by, { acting }), what: 'the listing' });
}
