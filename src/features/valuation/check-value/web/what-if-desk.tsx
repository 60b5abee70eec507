import { useMemo, useState } from 'react';
import { ruleValues } from '#features/valuation/valuation/domain/sba-rules.ts';
import type { TableRow, Tables } from '#features/valuation/valuation/web/queries.ts';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { type CheckInputs, type CheckValue, checkValue } from '../domain/check-value.ts';
import { refusedKeys, unchanged, type WhatIf, withWhatIf } from '../domain/what-if.ts';
import { Change } from './change.tsx';
import { DriverList } from './driver-list.tsx';
import type { ValueReply } from './queries.ts';
import { Scenarios } from './scenarios.tsx';
import { WhatIfResult } from './what-if-result.tsx';

type Props = { checkId: string; reply: ValueReply; tables: Tables };

export function WhatIfDesk({ checkId, reply, tables }: Props) {
  const [moved, setMoved] = useState<WhatIf>(unchanged);
  const inputs = useMemo(() => inputsFrom(reply, tables), [reply, tables]);
  const today = useMemo(() => checkValue(inputs), [inputs]);
  const takes = useMemo(() => takable(moved), [moved]);
  const then = useMemo(() => checkValue(withWhatIf(inputs, takes)), [inputs, takes]);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Reached today={today} then={then} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <DriverList inputs={inputs} moved={moved} onMove={setMoved} />
        <WhatIfResult checkId={checkId} today={today} then={then} />
      </div>
      <Scenarios checkId={checkId} today={today} moved={takes} onOpen={setMoved} />
    </div>
  );
}

/** Stays in view where the result is below the drivers. Screen readers get the result itself. */
function Reached({ today, then }: { today: CheckValue; then: CheckValue }) {
  const [was, value] = [today.value.claimed, then.value.claimed];
  return (
    <p
      aria-hidden
      className="sticky top-14 z-10 -my-2 flex flex-wrap items-baseline gap-x-3 rounded-medium border bg-raised px-4 py-2 md:top-2 xl:hidden"
    >
      {value ? (
        <>
          <RoughMoney amount={value.mid} digits={3} className="font-semibold" />
          <Change amount={value.mid - (was?.mid ?? value.mid)} />
        </>
      ) : (
        <span className="text-muted">No value</span>
      )}
    </p>
  );
}

function inputsFrom({ given }: ValueReply, { rows: all, rules }: Tables): CheckInputs<TableRow> {
  const rows = all.filter(({ retired }) => !retired);
  return {
    answers: given.answers,
    periods: given.periods,
    books: given.books,
    trade: rows.find(({ id }) => id === given.tradeRowId) ?? null,
    rows,
    rules: ruleValues(rules),
    assets: given.assets,
  };
}

function takable(moved: WhatIf): WhatIf {
  const refused = new Set<string>(refusedKeys(moved));
  const figure = <T extends number>(one: T | null) => (one === null || Number.isNaN(one) ? null : one);
  const answers = Object.fromEntries(Object.entries(moved.answers).filter(([key]) => !refused.has(key)));
  const { addBacks, margin, growth } = moved;
  return { answers, addBacks: figure(addBacks), margin: figure(margin), growth: figure(growth) };
}
