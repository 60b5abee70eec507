import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tables } from '#features/valuation/valuation/web/queries.ts';
import { WithTables } from '#features/valuation/valuation/web/with-tables.tsx';
import type { Cents } from '#kernel/money.ts';
import { Button } from '#kit/ui/Button.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { earlyValue } from '../domain/early-value.ts';
import { forgetEvaluation, readEvaluation } from './evaluation-memory.ts';
import { valueQuery } from './queries.ts';

export function HomeValue({ checkId }: { checkId: string | null }) {
  return checkId === null ? (
    <WithTables what="multiples">{(tables) => <FromEvaluation tables={tables} />}</WithTables>
  ) : (
    <FromCheck checkId={checkId} />
  );
}

function FromCheck({ checkId }: { checkId: string }) {
  const { data } = useQuery(valueQuery(checkId));
  if (!data) return null;
  const { value, early } = data.found;
  if (value.claimed) return <Worth words="It may be worth" range={value.claimed} />;
  return early && <Worth words="Most likely worth" range={early.likely} possible={early} />;
}

function FromEvaluation({ tables }: { tables: Tables }) {
  const [{ answers, tradeRowId }] = useState(readEvaluation);
  const trade = tables.rows.find(({ id }) => id === tradeRowId) ?? null;
  const early = earlyValue({ periods: [], trade, rows: tables.rows, answers });
  return (
    <div className="flex flex-col items-start gap-1">
      {early && <Worth words="Most likely worth" range={early.likely} possible={early} />}
      <Button variant="quiet" size="small" className="-ml-3" onClick={forgetEvaluation}>
        Delete these answers
      </Button>
    </div>
  );
}

type Range = { low: Cents; high: Cents };

function Worth({ words, range, possible }: { words: string; range: Range; possible?: Range }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted">{words}</span>
        <span className="font-display text-heading">
          <RoughMoney amount={range.low} /> to <RoughMoney amount={range.high} />
        </span>
      </p>
      {possible && (
        <p className="text-muted">
          Still possible: <RoughMoney amount={possible.low} /> to <RoughMoney amount={possible.high} />
        </p>
      )}
    </div>
  );
}
