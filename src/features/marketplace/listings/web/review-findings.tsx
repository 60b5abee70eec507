import { ShieldCheck } from 'lucide-react';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { listingSentence } from '../domain/step-sentence.ts';
import { Finding } from './leak-findings.tsx';
import type { Review } from './marketplace-queries.ts';

const fields = ['title', 'description'] as const;
const names = { title: 'Title', description: 'Description' };
const partyWords: Record<string, string> = { owner: 'The owner', broker: 'The broker', admin: 'An admin' };

export function ReviewFindings({ review }: { review: Review }) {
  const { leaks, preview } = review;
  if (leaks.length === 0) {
    return (
      <p className="flex items-center gap-2 text-good">
        <ShieldCheck aria-hidden className="size-4.5 shrink-0" />
        The leak check finds nothing in these words now.
      </p>
    );
  }
  const grave = leaks.filter(({ severity }) => severity === 'block').length;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium font-sans text-body">
        What the leak check found
        <span className="ml-2 font-normal text-muted text-small">
          {grave} to remove, {leaks.length - grave} to review
        </span>
      </h3>
      {fields.map((field) => {
        const here = leaks.filter((leak) => leak.field === field);
        return (
          here.length > 0 && (
            <div key={field} className="flex flex-col gap-2">
              <p className="text-muted text-small">{names[field]}</p>
              <ul aria-label={`Found in the ${field}`} className="flex flex-col gap-2">
                {here.map((leak) => (
                  <Finding key={`${leak.start}-${leak.end}-${leak.rule}`} leak={leak} text={preview[field]} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

export function ReviewHistory({ review }: { review: Review }) {
  const earlier = review.history.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-medium text-small">Earlier steps ({earlier.length})</summary>
      <ol className="mt-2 flex flex-col gap-2 text-small">
        {earlier.toReversed().map((step) => (
          <li key={`${step.at}-${step.to}`}>
            {sentenceOf(step)}{' '}
            <span className="text-muted">
              <TimeAgo at={step.at} />
            </span>
            {step.reason && <p className="wrap-anywhere text-muted">“{step.reason}”</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function sentenceOf({ from, to, by }: Review['history'][number]): string {
  return listingSentence({ from, to, party: by, who: partyWords[by] ?? 'Someone', what: 'the listing' });
}
