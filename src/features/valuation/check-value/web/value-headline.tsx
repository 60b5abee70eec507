import type { ReactNode } from 'react';
import { sections } from '#features/valuation/health-check/domain/question.ts';
import { oneDigit, plain } from '#features/valuation/valuation/domain/multiple-words.ts';
import { notAnAppraisal } from '#features/valuation/valuation/domain/words.ts';
import { RangeBar } from '#features/valuation/valuation/web/range-bar.tsx';
import type { Cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { priceTerms } from '../domain/price-terms.ts';
import { openBooks, saidElsewhere, unpriced } from '../domain/warnings.ts';
import { MultiplePicture } from './multiple-picture.tsx';
import type { Found } from './queries.ts';
import { roundScore, scoreText } from './score-text.ts';
import { ToBooks } from './to-books.tsx';
import { WholeDollars } from './whole-dollars.tsx';

type Props = {
  checkId: string;
  found: Found;
  instead: ReactNode;
};

export function ValueHeadline({ checkId, found, instead }: Props) {
  const { value, earnings, gates, warnings, beside, score } = found;
  return (
    <Card as="section" aria-labelledby="check-value" className="flex flex-col gap-5">
      <h2 id="check-value" className="text-title">
        What it may be worth
      </h2>
      {value.claimed && earnings ? (
        <div className="flex flex-col gap-3">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <RoughMoney amount={value.claimed.mid} className="font-display text-display" />
            <span className="text-muted">
              from <RoughMoney amount={value.claimed.low} className="text-text" /> to{' '}
              <RoughMoney amount={value.claimed.high} className="text-text" />
            </span>
          </p>
          <RangeBar {...value.claimed} />
          <p className="text-muted">
            <RoughMoney amount={earnings.amount} /> annual {earnings.metric} ×{' '}
            {oneDigit(value.claimed.multiple)}. Cash-free, debt-free.
          </p>
          {found.row && score.claimed.overall !== null && (
            <MultiplePicture row={found.row} claimed={value.claimed} score={score.claimed.overall} />
          )}
          <PriceTerms mid={value.claimed.mid} />
          <p className="max-w-prose text-muted">{earnings.words}</p>
        </div>
      ) : (
        instead
      )}
      {gates.map((gate) => (
        <Alert
          key={gate.code}
          title={gate.words}
          tone="warning"
          action={<ToQuestion checkId={checkId} question={gate.key} />}
        />
      ))}
      {found.score.claimed.overall !== null && <BothScores found={found} />}
      {beside?.value.claimed && (
        <p className="max-w-prose text-muted">
          {besideWords[beside.metric]} (<RoughMoney amount={beside.amount} />
          ). On that basis the range is <RoughMoney amount={beside.value.claimed.low} className="text-text" />{' '}
          to <RoughMoney amount={beside.value.claimed.high} className="text-text" />, with a midpoint of{' '}
          <RoughMoney amount={beside.value.claimed.mid} className="text-text" />.
        </p>
      )}
      {warnings
        .filter(({ code }) => !(value.claimed ? saidElsewhere : unpriced).has(code))
        .map(({ code, words }) => (
          <Alert
            key={code}
            title="Review this"
            tone="warning"
            action={openBooks.has(code) && <ToBooks checkId={checkId} code={code} />}
          >
            {words}
          </Alert>
        ))}
      <p className="text-muted text-small">
        {value.claimed && notAnAppraisal} Based on your figures, which were not audited or reviewed.
      </p>
    </Card>
  );
}

function PriceTerms({ mid }: { mid: Cents }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong decoration-dotted underline-offset-4">
        What the price includes: inventory, working capital, real estate
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

const besideWords = {
  SDE: 'Owner-operators look at SDE',
  EBITDA: 'Buyers who would hire a manager look at EBITDA, profit after a manager’s pay',
} as const;

function BothScores({ found }: { found: Found }) {
  const { score } = found;
  return (
    <div>
      <ScoreTable found={found} caption="As answered, and counting only documented answers" exact={false} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong decoration-dotted underline-offset-4">
          Show exact figures
        </summary>
        <ScoreTable found={found} caption="Exact figures" exact />
      </details>
      {score.claimed.overall !== null && score.evidenced.overall === null && (
        <p className="mt-2 text-muted text-small">
          No documented score yet: too few answers are documented in {unproven(score.evidenced).join(', ')}.
        </p>
      )}
    </div>
  );
}

function ScoreTable({
  found: { score, value },
  caption,
  exact,
}: {
  found: Found;
  caption: string;
  exact: boolean;
}) {
  const line = (label: string, of: (which: 'claimed' | 'evidenced') => ReactNode) => (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      <td className="tabular py-2 pr-4 text-right">{of('claimed')}</td>
      <td className="tabular py-2 text-right">{of('evidenced')}</td>
    </tr>
  );
  const amount = (end: 'low' | 'mid' | 'high') => (which: 'claimed' | 'evidenced') => {
    const one = value[which]?.[end] ?? null;
    return exact || one === null ? <WholeDollars amount={one} /> : roughMoney(one);
  };
  return (
    <table className="w-full">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <thead className="text-small">
        <tr>
          <td />
          <th scope="col" className="py-1 pr-4 text-right font-medium">
            As answered
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Documented
          </th>
        </tr>
      </thead>
      <tbody>
        {exact
          ? line('Score (of 100)', (which) => scoreText(score[which].overall))
          : line('Score', (which) => roundScore(score[which].overall))}
        {line('Multiple', (which) => {
          const multiple = value[which]?.multiple;
          if (multiple === undefined) return '—';
          return exact ? `${plain(multiple)}×` : oneDigit(multiple);
        })}
        {line('Low', amount('low'))}
        {line('Midpoint', amount('mid'))}
        {line('High', amount('high'))}
      </tbody>
    </table>
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
