import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import type { Evaluation } from './evaluation-memory.ts';
import type { ValueReply } from './queries.ts';

type Given = Pick<ValueReply['given'], 'tradeRowId' | 'trade' | 'tradeChosen'>;
type Chosen = Pick<Evaluation, 'tradeRowId' | 'trades'>;

/**
 * The kind of business of the evaluation that the check is to be priced as. `null`: it is already, another kind was
 * chosen for the check, or the business has since been given a trade that this kind does not cover.
 */
export function broughtTrade({ tradeRowId, trade, tradeChosen }: Given, chosen: Chosen): string | null {
  if (tradeChosen || chosen.tradeRowId === tradeRowId) return null;
  const covered = tradeRowId === null || chosen.trades.some((one) => one === trade);
  return covered ? chosen.tradeRowId : null;
}

type Brought = {
  rows: readonly Pick<TableRow, 'id' | 'subsector'>[];
  evaluation: Chosen;
  tradeRowId: string | null;
};

export function broughtWords({ rows, evaluation, tradeRowId }: Brought): string {
  const moved = 'Your evaluation answers are now in this health check';
  const nameOf = (rowId: string | null) => rows.find(({ id }) => id === rowId)?.subsector ?? null;
  const [was, is] = [nameOf(evaluation.tradeRowId), nameOf(tradeRowId)];
  if (is === null) return `${moved}.`;
  if (was === null || was === is) return `${moved}, priced as “${is}”.`;
  return `${moved}. It is priced as “${is}”, by the trade of the business, not as “${was}”. You can change that under “Priced as”.`;
}
