import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { entries, findingWords } from '../domain/finding-words.ts';
import { factWords } from './fact-words.ts';
import type { Finding } from './queries.ts';
import { severityWords } from './severity-words.ts';
import { subjectWords } from './subject-words.ts';

/** `onExplain`: `null` for people who may only read. */
type Props = { finding: Finding; onOpen: () => void; onExplain: (() => void) | null };

export function FindingCard({ finding, onOpen, onExplain }: Props) {
  const { test, severity, dollars, rows, state, explanation } = finding;
  const { title, what, asks, rule } = findingWords[test];
  const { label, tone } = severityWords[severity];
  const subject = subjectWords(test, finding.subject);
  const facts = factWords(finding);
  const name = subject === '' ? title : `${title}: ${subject}`;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">{title}</h3>
          {subject !== '' && <p className="wrap-anywhere text-muted">{subject}</p>}
        </div>
        <p className="tabular whitespace-nowrap font-semibold text-title">
          {dollars === 0 ? (
            <span className="text-muted text-small">No amount</span>
          ) : (
            <Money exact amount={dollars} />
          )}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge tone={state === 'explained' ? 'good' : 'neutral'}>
          {state === 'explained'
            ? 'Explained'
            : explanation === null
              ? 'To explain'
              : 'Explained before, changed since'}
        </Badge>
      </p>
      <p className="max-w-prose">
        {what} {facts && <span className="text-muted">{facts}</span>}
      </p>
      <p className="max-w-prose">
        <span className="font-medium">A buyer’s accountant asks:</span> {asks}
      </p>
      {explanation !== null && <Explanation finding={finding} text={explanation} />}
      <details className="text-small">
        <summary className="cursor-pointer text-muted">When this is a finding</summary>
        <p className="mt-1 max-w-prose">{rule}</p>
      </details>
      <p className="flex flex-wrap gap-3">
        {rows > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Open ${entries(rows)}: ${name}`}
            onClick={onOpen}
          >
            Open {entries(rows)}
          </Button>
        )}
        {onExplain && (
          <Button
            variant={state === 'open' ? 'primary' : 'quiet'}
            size="small"
            aria-label={`${explanation === null ? 'Explain' : 'Change the explanation'}: ${name}`}
            onClick={onExplain}
          >
            {explanation === null ? 'Explain' : 'Change the explanation'}
          </Button>
        )}
      </p>
    </Card>
  );
}

function Explanation({ finding: { state, explainedAt }, text }: { finding: Finding; text: string }) {
  return (
    <div className="max-w-prose border-line border-l-2 pl-3">
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-muted text-small">
        {state === 'open' && 'It was given for books in which this was different. '}
        {explainedAt && (
          <>
            Explained <TimeAgo at={explainedAt} />
          </>
        )}
      </p>
    </div>
  );
}
