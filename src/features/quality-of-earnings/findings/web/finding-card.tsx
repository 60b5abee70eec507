import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { entries, findingWords } from '../domain/finding-words.ts';
import { radarRules } from '../domain/radar-rules.ts';
import { subjectWords } from '../domain/subject-words.ts';
import { factWords } from './fact-words.ts';
import type { Finding } from './queries.ts';

/** `onExplain`: `null` for people who may only read. */
type Props = { finding: Finding; onOpen: () => void; onExplain: (() => void) | null };

export function FindingCard({ finding, onOpen, onExplain }: Props) {
  const { test, rows, state, explanation } = finding;
  const { title, what, asks, rule } = findingWords[test];
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
        <Dollars finding={finding} />
      </div>
      <p className="flex flex-wrap gap-2">
        <StateBadge finding={finding} />
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

/** What has no price of its own is only how much money the entries are about. */
function Dollars({ finding: { test, dollars } }: { finding: Finding }) {
  if (dollars === 0) return <p className="text-muted text-small">No amount</p>;
  return (
    <p className="text-right">
      <Money exact amount={dollars} className="whitespace-nowrap font-semibold text-title" />
      {radarRules[test].kind === 'asked' && (
        <span className="block text-muted text-small">in these entries</span>
      )}
    </p>
  );
}

function StateBadge({ finding: { state, explanation } }: { finding: Finding }) {
  if (state === 'explained') return <Badge tone="good">Explained</Badge>;
  return <Badge>{explanation === null ? 'To explain' : 'Explained before, changed since'}</Badge>;
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
