import { useQuery } from '@tanstack/react-query';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { WithTables } from '#features/valuation/valuation/web/with-tables.tsx';
import { Loaded } from './loaded.tsx';
import { valueQuery } from './queries.ts';
import { WhatIfDesk } from './what-if-desk.tsx';

/** Nothing is sent until it is saved. */
export function WhatIfPart({ check }: { check: CheckHead }) {
  const value = useQuery(valueQuery(check.id));
  return (
    <Loaded query={value} what="value">
      {(reply) => (
        <WithTables what="multiples">
          {(tables) => <WhatIfDesk checkId={check.id} reply={reply} tables={tables} />}
        </WithTables>
      )}
    </Loaded>
  );
}
