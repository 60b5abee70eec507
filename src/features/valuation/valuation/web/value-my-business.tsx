import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isTrade } from '#features/marketplace/businesses/domain/trades.ts';
import { myBusinesses } from '#features/marketplace/businesses/web/queries.ts';
import { estimate } from '../domain/estimate.ts';
import { rowForTrade, rowsForChosen } from '../domain/find-rows.ts';
import { ruleValues } from '../domain/sba-rules.ts';
import { EstimateResult } from './estimate-result.tsx';
import { FinancingCheck } from './financing-check.tsx';
import type { TableRow, Tables } from './queries.ts';
import { amountIn, type Told } from './told.ts';
import { ValueInputs } from './value-inputs.tsx';
import { WithTables } from './with-tables.tsx';

/** Estimates a value in the browser while the user types. Nothing is sent. */
export function ValueMyBusiness() {
  return <WithTables what="multiples">{(tables) => <Desk tables={tables} />}</WithTables>;
}

function Desk({ tables }: { tables: Tables }) {
  const rows = useMemo(() => tables.rows.filter(({ retired }) => !retired), [tables]);
  const [said, setTold] = useState<Told>({ earnings: null, metric: 'SDE', trade: null, revenue: null });
  const known = useKnownTrade(rows);
  const told = { ...said, trade: said.trade ?? known };
  const rules = useMemo(() => ruleValues(tables.rules), [tables]);
  const chosen = rows.find(({ id }) => id === told.trade);
  const earnings = amountIn(told.earnings);
  const found =
    earnings === null || !chosen
      ? null
      : estimate(
          { earnings, metric: told.metric, revenue: amountIn(told.revenue) },
          rowsForChosen(rows, chosen),
          rows,
        );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <ValueInputs told={told} rows={rows} onChange={(change) => setTold({ ...said, ...change })} />
      <div className="flex min-w-0 flex-col gap-6">
        <EstimateResult found={found} told={told} rows={rows} />
        {found?.value && earnings !== null && (
          <FinancingCheck
            earned={earnings}
            metric={told.metric}
            value={found.value.mid}
            rules={rules}
            table={tables.rules}
          />
        )}
      </div>
    </div>
  );
}

function useKnownTrade(rows: readonly TableRow[]): string | null {
  const businesses = useInfiniteQuery(myBusinesses);
  const trade = businesses.data?.find((one) => isTrade(one.trade))?.trade ?? null;
  return isTrade(trade) ? (rowForTrade(rows, trade)?.id ?? null) : null;
}
