import { useMemo, useState } from 'react';
import { estimate } from '../domain/estimate.ts';
import { rowsOfSameTrade } from '../domain/find-rows.ts';
import { ruleValues } from '../domain/sba-rules.ts';
import { EstimateResult } from './estimate-result.tsx';
import { FinancingCheck } from './financing-check.tsx';
import type { Tables } from './queries.ts';
import { amountIn, type Told } from './told.ts';
import { ValueInputs } from './value-inputs.tsx';
import { WithTables } from './with-tables.tsx';

/** A range for a business from earnings and trade, worked out in the page as one types. Nothing of it is sent. */
export function ValueMyBusiness() {
  return <WithTables what="multiples">{(tables) => <Desk tables={tables} />}</WithTables>;
}

function Desk({ tables }: { tables: Tables }) {
  const [told, setTold] = useState<Told>({ earnings: null, metric: 'SDE', trade: '', revenue: null });
  const rows = useMemo(() => tables.rows.filter(({ retired }) => !retired), [tables]);
  const rules = useMemo(() => ruleValues(tables.rules), [tables]);
  const chosen = rows.find(({ id }) => id === told.trade);
  const earnings = amountIn(told.earnings);
  const found =
    earnings === null || !chosen
      ? null
      : estimate(
          { earnings, metric: told.metric, revenue: amountIn(told.revenue) },
          rowsOfSameTrade(rows, chosen),
          rows,
        );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <ValueInputs told={told} rows={rows} onChange={(change) => setTold({ ...told, ...change })} />
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
