import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { oneDigit, plain } from '#features/valuation/valuation/domain/multiple-words.ts';
import { figuresOf } from '#features/valuation/valuation/web/figure-words.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { SourceLine } from '#features/valuation/valuation/web/source-line.tsx';
import { dayInWords } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { sizeWords } from '../domain/words.ts';
import type { Found, ValueReply } from './queries.ts';
import { ScoreBasis } from './score-basis.tsx';
import { roundScore, scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = { checkId: string; found: Found; given: ValueReply['given']; rows: readonly TableRow[] };

export function ValueBasis({ checkId, found, given, rows }: Props) {
  const { earnings, row, score, value } = found;
  const claimed = value.claimed;
  return (
    <Card as="section" aria-labelledby="value-basis" className="flex flex-col gap-3">
      <h2 id="value-basis" className="text-title">
        How we get there
      </h2>
      <p className="text-muted">Open a line to see its source.</p>
      <div className="divide-y divide-line border-line border-y">
        {earnings && (
          <Basis
            label={`Earnings (${earnings.metric})`}
            figure={<RoughMoney amount={earnings.amount} digits={3} />}
          >
            <EarningsBasis checkId={checkId} earnings={earnings} />
          </Basis>
        )}
        <Basis label="Score" figure={roundScore(score.claimed.overall)}>
          <ScoreBasis checkId={checkId} score={score.claimed} answers={given.answers} />
        </Basis>
        {row && (
          <Basis label={`Priced as ${row.subsector}`} figure={figuresOf(row)}>
            <Source rows={rows} id={row.id} />
          </Basis>
        )}
        {claimed && row && (
          <MultipleBasis claimed={claimed} row={row} score={score.claimed.overall} rows={rows} />
        )}
        {claimed && <WidthBasis halfWidth={claimed.halfWidth} completeness={score.claimed.completeness} />}
      </div>
    </Card>
  );
}

function EarningsBasis({ checkId, earnings }: { checkId: string; earnings: NonNullable<Found['earnings']> }) {
  return (
    <>
      {earnings.fromBooks !== null && <p>{earnings.fromBooks}</p>}
      <p>{earnings.words}</p>
      {earnings.years.length > 0 && (
        <ul className="divide-y divide-line">
          {earnings.years.map(({ key, endsOn, amount }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-6 py-1.5">
              <span>Twelve months to {dayInWords(endsOn)}</span>
              <WholeDollars amount={amount} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {earnings.from === 'recast' ? (
          <Link className="link" to={paths.healthCheck(checkId, 'earnings')}>
            Open the books
          </Link>
        ) : (
          <Link className="link" to={{ pathname: paths.healthCheck(checkId), search: '?question=A6' }}>
            Open the answer
          </Link>
        )}
      </p>
    </>
  );
}

type MultipleProps = {
  claimed: NonNullable<Found['value']['claimed']>;
  row: NonNullable<Found['row']>;
  score: number | null;
  rows: readonly TableRow[];
};

function MultipleBasis({ claimed, row, score, rows }: MultipleProps) {
  return (
    <Basis label="Multiple at this score" figure={oneDigit(claimed.multiple)}>
      <p>
        The score picks the place in the range: {plain(row.low ?? 0)} + ({plain(row.high ?? 0)} −{' '}
        {plain(row.low ?? 0)}) × {scoreText(score)} ÷ 100 = {plain(claimed.raw)}.
      </p>
      <p>{sizeWords(claimed)}</p>
      {claimed.band && <Source rows={rows} id={claimed.band.id} />}
    </Basis>
  );
}

function WidthBasis({ halfWidth, completeness }: { halfWidth: number; completeness: number }) {
  return (
    <Basis
      label="Range width"
      figure={`± ${(halfWidth * 100).toLocaleString(locale, { maximumFractionDigits: 1 })}%`}
    >
      <p>
        10%, plus up to 15% for unanswered questions. You have answered {share(completeness)} of the questions
        that apply to you.
      </p>
    </Basis>
  );
}

export function Basis({
  label,
  figure,
  children,
}: {
  label: ReactNode;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <span className="underline decoration-line-strong decoration-dotted underline-offset-4">{label}</span>
        <span className="tabular">{figure}</span>
      </summary>
      <div className="flex flex-col gap-2 pb-4 text-small">{children}</div>
    </details>
  );
}

export function Source({ rows, id }: { rows: readonly TableRow[]; id: string }) {
  const row = rows.find((one) => one.id === id);
  return row ? <SourceLine of={row} /> : null;
}

const share = (part: number) => `${Math.round(part * 100)}%`;
