import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import type { Tables } from '#features/valuation/valuation/web/queries.ts';
import { WithTables } from '#features/valuation/valuation/web/with-tables.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Boosts } from './boosts.tsx';
import { CheckFinancing } from './check-financing.tsx';
import { CrossChecks } from './cross-checks.tsx';
import { readEvaluation } from './evaluation-memory.ts';
import { takesOver } from './first-desk.tsx';
import { Loaded } from './loaded.tsx';
import { NoValue } from './no-value.tsx';
import { type ValueReply, valueQuery } from './queries.ts';
import { SectionBars } from './section-bars.tsx';
import { TradeChoice } from './trade-choice.tsx';
import { TradeNeeded } from './trade-needed.tsx';
import { ValueBasis } from './value-basis.tsx';
import { ValueHeadline } from './value-headline.tsx';

/** `beside`: what else is known of its figures. */
type Props = { check: CheckHead; beside?: ReactNode };

export function ValuePart({ check, beside }: Props) {
  const value = useQuery(valueQuery(check.id));
  return (
    <Loaded query={value} what="value">
      {(reply) => (
        <WithTables what="multiples">
          {(tables) => <ValuePage check={check} beside={beside} reply={reply} tables={tables} />}
        </WithTables>
      )}
    </Loaded>
  );
}

function ValuePage({ check, beside, reply, tables }: Props & { reply: ValueReply; tables: Tables }) {
  const { found, given } = reply;
  const checkId = check.id;
  const [evaluation] = useState(readEvaluation);
  const tradeKnown = given.tradeRowId ?? (takesOver(reply) ? evaluation.tradeRowId : null);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {tradeKnown === null && <TradeNeeded check={check} given={given} />}
      <ValueHeadline
        checkId={checkId}
        found={found}
        instead={<NoValue check={check} reply={reply} tables={tables} evaluation={evaluation} />}
      />
      {beside}
      {found.contradictions.map((one) => (
        <Alert
          key={one.words}
          title={
            one.code === 'against-books' ? 'An answer conflicts with your books' : 'Two answers conflict'
          }
          tone="warning"
        >
          {one.words}
        </Alert>
      ))}
      {found.score.claimed.overall !== null && <SectionBars score={found.score.claimed} row={found.row} />}
      {found.boosts.length > 0 && <Boosts checkId={checkId} found={found} given={given} rows={tables.rows} />}
      <TradeChoice checkId={checkId} chosen={given.tradeRowId} version={reply.version} rows={tables.rows} />
      <ValueBasis checkId={checkId} found={found} given={given} rows={tables.rows} />
      {found.earnings && found.value.claimed && (
        <CheckFinancing
          earnings={found.earnings}
          financing={found.financing}
          mid={found.value.claimed.mid}
          tables={tables}
        />
      )}
      <CrossChecks checkId={checkId} found={found} assets={given.assets} rows={tables.rows} />
    </div>
  );
}
