import type { ReactNode } from 'react';
import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import { gatesOf } from '#features/valuation/health-check/domain/gates.ts';
import { recordedSales } from '#features/valuation/valuation/domain/find-rows.ts';
import { oneDigit, salesSpan } from '#features/valuation/valuation/domain/multiple-words.ts';
import {
  isAboveSales,
  salesRange,
  salesRangeWords,
} from '#features/valuation/valuation/domain/sales-words.ts';
import { halfWidthAt, middleScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import { notAnAppraisal } from '#features/valuation/valuation/domain/words.ts';
import { figuresOf } from '#features/valuation/valuation/web/figure-words.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { SourceLine } from '#features/valuation/valuation/web/source-line.tsx';
import { locale } from '#kernel/locale.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { Details } from '#kit/ui/Details.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import type { EarlyValue } from '../domain/early-value.ts';
import { gateWords, sizeWords } from '../domain/words.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = {
  early: EarlyValue;
  widest: EarlyValue;
  answers: Answers;
  trade: TableRow;
  rows: readonly TableRow[];
};

export function EarlyRange({ early, widest, answers, trade, rows }: Props) {
  const open = firstQuestions.filter((key) => !answers[key]).length;
  const { likely } = early;
  const sales = recordedSales(
    rows.filter(({ retired }) => !retired),
    { ...trade, metric: likely.metric },
  );
  const earnings = early.on.find(({ metric }) => metric === likely.metric)?.earnings ?? cents(0);
  const used = { ...likely, earnings };
  const recorded = salesRangeWords(used, sales);
  return (
    <div className="flex flex-col gap-3">
      <div role="status">
        <p className="text-muted">Most likely</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-heading">
            <RoughMoney amount={likely.low} /> to <RoughMoney amount={likely.high} />
          </span>
          <span className="text-muted">
            around <RoughMoney amount={likely.mid} className="text-text" />
          </span>
        </p>
        {recorded !== null && (
          <p className="max-w-prose">
            {recorded}
            {isAboveSales(used, sales) && ` ${askedWords}`}
          </p>
        )}
        <p>
          Still possible: <RoughMoney amount={early.low} /> to <RoughMoney amount={early.high} />
        </p>
      </div>
      {gatesOf(answers).map((gate) => (
        <p key={gate.code} className="max-w-prose">
          {gateWords({ ...gate, holds: likely.score >= gate.cap })}
        </p>
      ))}
      <RangeTrack {...{ early, widest }} />
      <p className="max-w-prose text-muted">
        {open > 0
          ? 'The first range assumes average answers to the questions you haven’t answered. The second shows the lowest and highest values still possible.'
          : 'The full health check asks more questions. The first range assumes average answers to them; the second shows the lowest and highest values still possible.'}
      </p>
      <Compared used={used} trade={trade} sales={sales} />
      <Working early={early} trade={trade} sales={sales} />
      <p className="text-muted text-small">{notAnAppraisal}</p>
    </div>
  );
}

function RangeTrack({ early, widest }: Pick<Props, 'early' | 'widest'>) {
  const span = Math.max(1, widest.high - widest.low);
  const at = (amount: number) => Math.min(100, Math.max(0, ((amount - widest.low) / span) * 100));
  const bar = (of: { low: number; high: number }) => ({
    left: `${at(of.low)}%`,
    width: `${Math.max(1, at(of.high) - at(of.low))}%`,
  });
  return (
    <div
      role="img"
      aria-label={`Most likely ${inWords(early.likely)}, still possible ${inWords(early)}, by trade and earnings alone ${inWords(widest)}.`}
      className="flex flex-col gap-1.5"
    >
      <div className="relative h-4 rounded-round border border-line-strong border-dashed bg-raised">
        <div className={`${part} bg-accent/35`} style={bar(early)} />
        <div className={`${part} bg-accent`} style={bar(early.likely)} />
      </div>
      <div className="tabular flex justify-between text-muted text-small">
        <span>{roughMoney(widest.low)}</span>
        <span className="px-2 text-center">by trade and earnings alone</span>
        <span>{roughMoney(widest.high)}</span>
      </div>
    </div>
  );
}

const part =
  'absolute inset-y-0 rounded-round transition-[left,width] duration-(--calm) motion-reduce:transition-none';
const inWords = ({ low, high }: { low: Cents; high: Cents }) => `${roughMoney(low)} to ${roughMoney(high)}`;

const askedWords = 'Buyers will ask what makes yours worth more.';

type Sales = ReturnType<typeof recordedSales<TableRow>>;

type ComparedProps = Pick<Props, 'trade'> & {
  used: EarlyValue['likely'] & { earnings: Cents };
  sales: Sales;
};

function Compared({ used, trade, sales }: ComparedProps) {
  // Where the multiple lies outside of them, the range above says so.
  const span = salesRange(used, sales) ? null : salesSpan(sales);
  const ofSize = used.band?.middle ?? null;
  return (
    <p className="max-w-prose text-muted">
      Priced at {oneDigit(used.multiple)} {used.metric}. The range for this trade is {figuresOf(trade)}.
      {span !== null && ` Recorded sales in this trade: ${span}.`}
      {ofSize !== null && ` Deals of this size in all trades: median ${oneDigit(ofSize)}.`}
      {sales.length === 0 && isAboveSales(used, sales) && ` ${askedWords}`}
    </p>
  );
}

function Working({ early, trade, sales }: Pick<Props, 'early' | 'trade'> & { sales: Sales }) {
  const { score, halfWidth, likely } = early;
  return (
    <Details summary="How we get this range">
      <dl className="grid gap-y-1 pb-2 text-small">
        <Line term="Priced as">
          {trade.subsector}: {figuresOf(trade)} for all businesses of this kind
          <SourceLine of={trade} />
        </Line>
        {sales.map((row) => (
          <Line key={row.id} term={`Recorded sales: ${row.subsector}`}>
            {figuresOf(row)}
            <SourceLine of={row} />
          </Line>
        ))}
        <Line term="Most likely">
          <WholeDollars amount={likely.mid} />, from <WholeDollars amount={likely.low} /> to{' '}
          <WholeDollars amount={likely.high} />: {oneDigit(likely.multiple)} {likely.metric},{' '}
          {percent(likely.halfWidth)} either way by how much you have answered
          {isCut(likely) && ', but no further than what is still possible'}. Each open question counts{' '}
          {middleScore} of 100, the middle, for a score of {Math.round(likely.score)}. {sizeWords(likely)}
        </Line>
        {early.on.map(({ metric, earnings, multiple }) => (
          <Line key={metric} term={`Possible multiples of ${metric}`}>
            {oneDigit(multiple.low)} to {oneDigit(multiple.high)} of <WholeDollars amount={earnings} />: what
            your answers and your size leave of the range of your trade
          </Line>
        ))}
        <Line term="Score still possible">
          {Math.floor(score.low)} to {Math.ceil(score.high)} of 100: the worst and the best that your open
          answers could bring
        </Line>
        <Line term="Width of a finished value">
          at most {percent(halfWidth)} either way, {percent(halfWidthAt(1))} with every question answered
        </Line>
        <Line term="Low to high">
          <WholeDollars amount={early.low} /> to <WholeDollars amount={early.high} />
        </Line>
      </dl>
    </Details>
  );
}

/** A dollar is more than what rounding to cents moves. */
function isCut({ low, mid, high, halfWidth }: EarlyValue['likely']): boolean {
  return low > mid * (1 - halfWidth) + 100 || high < mid * (1 + halfWidth) - 100;
}

const percent = (share: number) => `${(share * 100).toLocaleString(locale, { maximumFractionDigits: 1 })}%`;

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="mt-1 font-medium">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </>
  );
}
