import { plain, salesSpan, times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { figuresOf } from '#features/valuation/valuation/web/figure-words.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { locale } from '#kernel/locale.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { AssetsForm } from './assets-form.tsx';
import type { Found, ValueReply } from './queries.ts';
import { Basis, Source } from './value-basis.tsx';

type Props = {
  checkId: string;
  found: Found;
  assets: ValueReply['given']['assets'];
  rows: readonly TableRow[];
};

export function CrossChecks({ checkId, found, assets, rows }: Props) {
  const { toRevenue, onRevenue, recordedSales, assetFloor } = found.crossChecks;
  return (
    <Card as="section" aria-labelledby="cross-checks" className="flex flex-col gap-3">
      <h2 id="cross-checks" className="text-title">
        Cross-checks
      </h2>
      <div className="divide-y divide-line border-line border-y">
        <SalesBasis sales={recordedSales} rows={rows} />
        {toRevenue && <AskingBasis toRevenue={toRevenue} rows={rows} />}
        {onRevenue && <RevenueBasis onRevenue={onRevenue} rows={rows} />}
        <Basis
          label="Value of the assets alone"
          figure={assetFloor === null ? 'Not entered yet' : <Money exact amount={assetFloor} />}
        >
          <AssetsForm key={assets?.version ?? 0} checkId={checkId} assets={assets} />
        </Basis>
      </div>
      {!toRevenue && (
        <p className="text-muted text-small">
          Once there is a value and your books show revenue, we compare it with asking prices per dollar of
          revenue.
        </p>
      )}
    </Card>
  );
}

type CrossChecksFound = Found['crossChecks'];
type SalesProps = { sales: CrossChecksFound['recordedSales']; rows: readonly TableRow[] };

function SalesBasis({ sales, rows }: SalesProps) {
  const span = salesSpan(sales);
  if (span === null) return null;
  return (
    <Basis label="Recorded sales in this trade" figure={span}>
      <p>
        What buyers paid on average or at the median, for businesses of all sizes and qualities. The trade
        range goes higher: it also covers businesses with a high score.
      </p>
      {sales.map((row) => (
        <div key={row.id}>
          <p>
            {row.subsector}: {figuresOf(row)}
          </p>
          <Source rows={rows} id={row.id} />
        </div>
      ))}
    </Basis>
  );
}

type AskingProps = { toRevenue: NonNullable<CrossChecksFound['toRevenue']>; rows: readonly TableRow[] };

function AskingBasis({ toRevenue, rows }: AskingProps) {
  return (
    <Basis label="Midpoint as a multiple of revenue" figure={`${short(toRevenue.ratio)}×`}>
      <p>
        Half of asking prices lie between {times(toRevenue.row.low ?? 0)} and {times(toRevenue.row.high ?? 0)}{' '}
        of revenue.
      </p>
      <Source rows={rows} id={toRevenue.row.id} />
    </Basis>
  );
}

type RevenueProps = { onRevenue: NonNullable<CrossChecksFound['onRevenue']>; rows: readonly TableRow[] };

function RevenueBasis({ onRevenue, rows }: RevenueProps) {
  return (
    <Basis
      label="By revenue"
      figure={
        <>
          <Money amount={onRevenue.low} /> to <Money amount={onRevenue.high} />
        </>
      }
    >
      <p>
        This kind of business is also priced on revenue: {plain(onRevenue.row.low ?? 0)} to{' '}
        {times(onRevenue.row.high ?? 0)}.
      </p>
      <Source rows={rows} id={onRevenue.row.id} />
    </Basis>
  );
}

const short = (ratio: number) => ratio.toLocaleString(locale, { maximumFractionDigits: 2 });
