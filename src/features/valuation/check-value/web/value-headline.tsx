import type { ReactNode } from 'react';
import { oneDigit } from '#features/valuation/valuation/domain/multiple-words.ts';
import { besideSalesWords } from '#features/valuation/valuation/domain/sales-words.ts';
import { notAnAppraisal } from '#features/valuation/valuation/domain/words.ts';
import { RangeBar } from '#features/valuation/valuation/web/range-bar.tsx';
import type { Cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Details } from '#kit/ui/Details.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { priceTerms } from '../domain/price-terms.ts';
import { openBooks, saidElsewhere, unpriced } from '../domain/warnings.ts';
import { basesApartWords } from '../domain/words.ts';
import { BothScores } from './both-scores.tsx';
import { MultiplePicture } from './multiple-picture.tsx';
import type { Found } from './queries.ts';
import { ToBooks } from './to-books.tsx';

type Props = {
  checkId: string;
  found: Found;
  instead: ReactNode;
};

export function ValueHeadline({ checkId, found, instead }: Props) {
  const { value, earnings, gates, warnings, beside } = found;
  return (
    <Card as="section" aria-labelledby="check-value" className="flex flex-col gap-5">
      <h2 id="check-value" className="text-title">
        What it may be worth
      </h2>
      {value.claimed && earnings ? (
        <ClaimedValue claimed={value.claimed} earnings={earnings} found={found} />
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
        <Beside beside={beside} claimed={beside.value.claimed} main={value.claimed} />
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

type Claimed = NonNullable<Found['value']['claimed']>;
type ClaimedProps = { claimed: Claimed; earnings: NonNullable<Found['earnings']>; found: Found };

function ClaimedValue({ claimed, earnings, found: { row, score, crossChecks } }: ClaimedProps) {
  const caution = besideSalesWords(
    { ...claimed, metric: earnings.metric, earnings: earnings.amount },
    crossChecks.recordedSales,
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <RoughMoney amount={claimed.mid} className="font-display text-display" />
        <span className="text-muted">
          from <RoughMoney amount={claimed.low} className="text-text" /> to{' '}
          <RoughMoney amount={claimed.high} className="text-text" />
        </span>
      </p>
      <RangeBar {...claimed} />
      <p className="text-muted">
        <RoughMoney amount={earnings.amount} digits={3} /> annual {earnings.metric} at{' '}
        {oneDigit(claimed.multiple)}. Cash-free, debt-free.
      </p>
      {earnings.fromBooks !== null && <p className="max-w-prose">{earnings.fromBooks}</p>}
      {caution !== null && <p className="max-w-prose">{caution}</p>}
      {row && score.claimed.overall !== null && (
        <MultiplePicture row={row} claimed={claimed} score={score.claimed.overall} />
      )}
      <PriceTerms mid={claimed.mid} />
      <p className="max-w-prose text-muted">{earnings.words}</p>
    </div>
  );
}

function PriceTerms({ mid }: { mid: Cents }) {
  return (
    <Details summary="What the price includes: inventory, working capital, real estate">
      <dl className="flex max-w-prose flex-col gap-2 pb-2 text-small">
        {priceTerms(mid).map(({ part, words }) => (
          <div key={part}>
            <dt className="font-medium">{part}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

const besideWords = {
  SDE: 'Owner-operators look at SDE',
  EBITDA: 'Buyers who would hire a manager look at EBITDA, profit after a manager’s pay',
} as const;

const whenWords = {
  SDE: 'It is another view of the same business, not a second price.',
  EBITDA: 'Count on that only if the business runs without its owner, and a buyer can finance it.',
} as const;

type BesideProps = { beside: NonNullable<Found['beside']>; claimed: Claimed; main: Claimed | null };

function Beside({ beside, claimed, main }: BesideProps) {
  const range = (
    <p className="max-w-prose text-muted">
      {besideWords[beside.metric]} (<RoughMoney amount={beside.amount} />
      ). On that basis the range is <RoughMoney amount={claimed.low} className="text-text" /> to{' '}
      <RoughMoney amount={claimed.high} className="text-text" />, with a midpoint of{' '}
      <RoughMoney amount={claimed.mid} className="text-text" />. {whenWords[beside.metric]}
    </p>
  );
  const apart = basesApartWords(main, beside);
  if (apart === null) return range;
  return (
    <div>
      <p className="max-w-prose">{apart}</p>
      <Details summary={`Show the range on ${beside.metric}`}>{range}</Details>
    </div>
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
