import type { ReactNode } from 'react';
import { sections } from '#features/health-check/domain/question.ts';
import { factor, plain } from '#features/valuation/domain/multiple-words.ts';
import { notAnAppraisal } from '#features/valuation/domain/words.ts';
import { RangeBar } from '#features/valuation/web/range-bar.tsx';
import type { Cents } from '#kernel/money.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { priceTerms } from '../domain/price-terms.ts';
import type { Found } from './queries.ts';
import { scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = { checkId: string; found: Found };

/** Low, middle and high; the claimed figures beside the evidenced ones; what holds the score; or why there is none. */
export function ValueHeadline({ checkId, found }: Props) {
  const { value, earnings, gates, warnings, beside } = found;
  return (
    <Card as="section" aria-labelledby="check-value" className="flex flex-col gap-5">
      <h2 id="check-value" className="text-title">
        What it may be worth
      </h2>
      {value.claimed && earnings ? (
        <div className="flex flex-col gap-3">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <WholeDollars amount={value.claimed.mid} className="font-display text-display" />
            <span className="text-muted">
              from <WholeDollars amount={value.claimed.low} className="text-text" /> to{' '}
              <WholeDollars amount={value.claimed.high} className="text-text" />
            </span>
          </p>
          <RangeBar {...value.claimed} />
          <p className="text-muted">
            <WholeDollars amount={earnings.amount} /> {earnings.metric} a year ×{' '}
            {factor(value.claimed.multiple)}. For the operations, without cash and without debt.
          </p>
          <PriceTerms mid={value.claimed.mid} />
          <p className="max-w-prose text-muted">{earnings.words}</p>
        </div>
      ) : (
        <NoValue checkId={checkId} found={found} />
      )}
      {gates.map((gate) => (
        <Alert
          key={gate.code}
          title={gate.words}
          tone="warning"
          action={<ToQuestion checkId={checkId} question={gate.key} />}
        />
      ))}
      <BothScores found={found} />
      {beside?.value.claimed && (
        <p className="max-w-prose text-muted">
          {besideWords[beside.metric]} (<WholeDollars amount={beside.amount} />
          ). Priced on that, it is <WholeDollars amount={beside.value.claimed.low} className="text-text" /> to{' '}
          <WholeDollars amount={beside.value.claimed.high} className="text-text" />, the middle{' '}
          <WholeDollars amount={beside.value.claimed.mid} className="text-text" />.
        </p>
      )}
      {warnings
        .filter(({ code }) => !(value.claimed ? elsewhere : unpriced).has(code))
        .map(({ code, words }) => (
          <Alert key={code} title="Look at this" tone="warning" action={toBooks(checkId, code)}>
            {words}
          </Alert>
        ))}
      <p className="text-muted text-small">
        {notAnAppraisal} The figures are yours: they were not audited or reviewed.
      </p>
    </Card>
  );
}

/** What the range is the price of. */
function PriceTerms({ mid }: { mid: Cents }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong decoration-dotted underline-offset-4">
        What goes with it: inventory, working capital, real estate
      </summary>
      <dl className="flex max-w-prose flex-col gap-2 pb-2 text-small">
        {priceTerms(mid).map(({ part, words }) => (
          <div key={part}>
            <dt className="font-medium">{part}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Who looks at the other measure. */
const besideWords = {
  SDE: 'A buyer who works in the business looks at SDE',
  EBITDA: 'A buyer who puts a manager in looks at EBITDA, profit after a manager’s pay',
} as const;

/** Books that are in and do not count. */
const openBooks = new Set<string>(['accounts-unmatched', 'books-incomplete']);

/** Warnings that stand where they belong on the page, and need no second place. */
const elsewhere = new Set<string>([
  'needs-financing',
  'no-earnings',
  'earnings-not-positive',
  'trade-unknown',
]);

/** What the page says above where there is no value. */
const unpriced = new Set<string>([...elsewhere, ...openBooks]);

/** Where books that do not count yet are completed. */
function toBooks(checkId: string, code: string) {
  if (!openBooks.has(code)) return null;
  const search = code === 'accounts-unmatched' ? '?step=accounts' : '';
  return (
    <LinkButton
      variant="secondary"
      size="small"
      to={{ pathname: paths.healthCheck(checkId, 'earnings'), search }}
    >
      {code === 'accounts-unmatched' ? 'Match the accounts' : 'Open the books'}
    </LinkButton>
  );
}

/** Why there is no value, and what to do. */
function NoValue({ checkId, found }: Props) {
  const reasons = found.warnings.filter(({ code }) => unpriced.has(code));
  return (
    <div className="flex flex-col gap-3">
      {found.missing.length > 0 && (
        <Alert title="Insufficient information" tone="info">
          <p>
            A section has a score once 70% of what applies to you is answered. There is a value once all five
            have one.
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {found.missing.map(({ section, words }) => (
              <li key={section}>{words}</li>
            ))}
          </ul>
        </Alert>
      )}
      {reasons.map(({ code, words }) => (
        <Alert key={code} title="There is no value yet" tone="info" action={toBooks(checkId, code)}>
          {words}
        </Alert>
      ))}
      <p>
        <LinkButton to={paths.healthCheck(checkId)}>Answer the questions</LinkButton>
      </p>
    </div>
  );
}

function BothScores({ found: { score, value } }: { found: Found }) {
  const line = (label: string, of: (which: 'claimed' | 'evidenced') => ReactNode) => (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      <td className="tabular py-2 pr-4 text-right">{of('claimed')}</td>
      <td className="tabular py-2 text-right">{of('evidenced')}</td>
    </tr>
  );
  const amount = (end: 'low' | 'mid' | 'high') => (which: 'claimed' | 'evidenced') => (
    <WholeDollars amount={value[which]?.[end] ?? null} />
  );
  return (
    <div>
      <table className="w-full">
        <caption className="pb-2 text-left font-medium">
          As you answered, and with documents behind it
        </caption>
        <thead className="text-small">
          <tr>
            <td />
            <th scope="col" className="py-1 pr-4 text-right font-medium">
              Claimed
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Evidenced
            </th>
          </tr>
        </thead>
        <tbody>
          {line('Score, of 100', (which) => scoreText(score[which].overall))}
          {line('Multiple', (which) => {
            const multiple = value[which]?.multiple;
            return multiple === undefined ? '—' : `${plain(multiple)}×`;
          })}
          {line('Low', amount('low'))}
          {line('Middle', amount('mid'))}
          {line('High', amount('high'))}
        </tbody>
      </table>
      {score.claimed.overall !== null && score.evidenced.overall === null && (
        <p className="mt-2 text-muted text-small">
          There is no evidenced score yet: documents stand behind too few answers of{' '}
          {unproven(score.evidenced).join(', ')}.
        </p>
      )}
    </div>
  );
}

function unproven(score: Found['score']['evidenced']): string[] {
  return Object.entries(sections).flatMap(([key, { title }]) =>
    Object.entries(score.sections).some(([one, { score: of }]) => one === key && of === null) ? [title] : [],
  );
}

function ToQuestion({ checkId, question }: { checkId: string; question: string }) {
  return (
    <LinkButton
      variant="secondary"
      size="small"
      to={{ pathname: paths.healthCheck(checkId), search: `?question=${question}` }}
    >
      Open the question
    </LinkButton>
  );
}
