import { Link } from 'react-router';
import { type Cents, wholeDollars } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { type Estimate, unaskedWidth } from '../domain/estimate.ts';
import { oneDigit } from '../domain/multiple-words.ts';
import { estimateWarningWords, insufficientWords, notAnAppraisal } from '../domain/words.ts';
import { EstimateBasis } from './estimate-basis.tsx';
import { ExactFigures } from './exact-figures.tsx';
import type { TableRow } from './queries.ts';
import { RangeBar } from './range-bar.tsx';
import type { Told } from './told.ts';

type Props = { found: Estimate | null; told: Told; rows: readonly TableRow[] };

export function EstimateResult({ found, told, rows }: Props) {
  if (!found)
    return (
      <EmptyState title="Your estimate appears here">
        Enter annual earnings and choose the kind of business. Every figure comes with its source and date.
      </EmptyState>
    );
  return (
    <Card as="section" aria-labelledby="estimate" className="flex flex-col gap-5">
      <h2 id="estimate" className="text-title">
        What it may be worth
      </h2>
      {found.insufficient && (
        <Alert title="No range" tone="info">
          {insufficientWords[found.insufficient]}
        </Alert>
      )}
      {found.value && found.multiple && (
        <EstimatedRange value={found.value} multiple={found.multiple} raw={found.raw} metric={told.metric} />
      )}
      {found.warnings.map((warning) => (
        <Alert key={warning} title="Review this" tone="warning">
          {estimateWarningWords[warning]}
        </Alert>
      ))}
      <EstimateBasis found={found} told={told} rows={rows} />
      <p className="text-muted text-small">
        {notAnAppraisal}{' '}
        <Link to={paths.helpArticle('how-businesses-are-valued')} className="link">
          How small businesses are valued
        </Link>
      </p>
    </Card>
  );
}

type RangeProps = {
  value: NonNullable<Estimate['value']>;
  multiple: NonNullable<Estimate['multiple']>;
  raw: number | null;
  metric: Told['metric'];
};

function EstimatedRange({ value, multiple, raw, metric }: RangeProps) {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <RoughMoney amount={value.mid} className="font-display text-display" />
        <span className="text-muted">
          from <RoughMoney amount={value.low} className="text-text" /> to{' '}
          <RoughMoney amount={value.high} className="text-text" />
        </span>
      </p>
      <RangeBar {...value} />
      <p className="text-muted">
        {metric} at {oneDigit(multiple.mid)}, and {unaskedWidth * 100}% either way. Cash-free, debt-free.
      </p>
      <ExactFigures amounts={amountsOf(value)} />
      <p className="max-w-prose text-muted">
        {raw !== null && raw !== multiple.mid
          ? `The middle of the trade’s range, ${oneDigit(raw)}, is outside what deals of this size sell for, so it is limited to ${oneDigit(multiple.mid)}. `
          : 'This is the middle of the trade’s range. '}
        It is a quick estimate. A{' '}
        <Link to={paths.healthChecks()} className="link">
          health check
        </Link>{' '}
        places your business within the range by its answers, so its value differs from this one.
      </p>
    </div>
  );
}

function amountsOf({ low, mid, high }: { low: Cents; mid: Cents; high: Cents }) {
  return [
    { term: 'Low', amount: wholeDollars(low) },
    { term: 'Midpoint', amount: wholeDollars(mid) },
    { term: 'High', amount: wholeDollars(high) },
  ];
}
