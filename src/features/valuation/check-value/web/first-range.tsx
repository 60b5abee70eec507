import { type Answers, numberOf } from '#features/valuation/health-check/domain/answers.ts';
import { insufficientWords } from '#features/valuation/valuation/domain/words.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { earlyValue } from '../domain/early-value.ts';
import type { EarningsPeriod } from '../domain/earnings-found.ts';
import { EarlyRange } from './early-range.tsx';

type Props = {
  answers: Answers;
  periods?: readonly EarningsPeriod[];
  tradeRowId: string | null;
  rows: readonly TableRow[];
};

/** In cents. Below it, thousands were meant: no business that is for sale earns so little in a year. */
const leastPlausible = 1_000_00;

const earningsIn = ({ A6 }: Answers) => cents(numberOf(A6) ?? 0);

function isSlip(answers: Answers): boolean {
  const earned = earningsIn(answers);
  return earned > 0 && earned < leastPlausible;
}

/** Stays in view where the range is below the questions. Screen readers get the range itself. */
export function RangeStrip({ answers, tradeRowId, rows }: Props) {
  const trade = rows.find(({ id }) => id === tradeRowId) ?? null;
  const early = earlyValue({ periods: [], trade, rows, answers });
  if (!early || isSlip(answers)) return null;
  return (
    <p
      aria-hidden
      className="sticky top-0 z-10 -mx-2 border-line border-b bg-surface/95 px-2 py-3 font-semibold backdrop-blur lg:hidden"
    >
      Most likely <RoughMoney amount={early.likely.low} /> to <RoughMoney amount={early.likely.high} />
    </p>
  );
}

export function FirstRange({ answers, periods = [], tradeRowId, rows }: Props) {
  const trade = rows.find(({ id }) => id === tradeRowId) ?? null;
  const by = { periods, trade, rows };
  if (periods.length === 0 && isSlip(answers))
    return (
      <Alert title={`Is it ${formatMoney(earningsIn(answers))} a year?`} tone="warning">
        Enter the whole amount in dollars, such as 410,000 or 410k.
      </Alert>
    );
  const early = earlyValue({ ...by, answers });
  const widest = earlyValue({ ...by, answers: answers.A6 ? { A6: answers.A6 } : {} });
  if (early && widest && trade)
    return <EarlyRange early={early} widest={widest} answers={answers} trade={trade} rows={rows} />;
  if (answers.A6?.state === 'given' && Number(answers.A6.value) <= 0)
    return (
      <Alert title="There is no range yet" tone="info">
        {insufficientWords['earnings-not-positive']}
      </Alert>
    );
  return (
    <EmptyState title="Your range appears here">
      {trade
        ? 'Enter what the business earned for you, and you see the first range.'
        : 'Choose your trade and enter what the business earned for you, and you see the first range.'}
    </EmptyState>
  );
}
