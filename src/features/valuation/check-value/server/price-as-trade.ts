import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { keepTrade } from '#features/valuation/health-check/server/trade-of-check.ts';
import { hasRange } from '#features/valuation/valuation/domain/multiple-row.ts';
import { storedRows } from '#features/valuation/valuation/server/stored-tables.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { chooseTrade as contract } from '../contract.ts';
import { notePoint } from './note-point.ts';

export async function priceAsTrade(
  work: Work,
  { params, body: { rowId, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdWholeCheck(work, params.id);
  if (check.version !== version) throw new Refused('stale', { version: check.version });
  const row = (await storedRows(work.db)).find(({ id }) => id === rowId);
  if (row?.kind !== 'trade' || !hasRange(row)) throw new Refused('not-a-trade');
  const next = await keepTrade(work, check, rowId);
  await notePoint(work, { checkId: check.id });
  return { rowId, version: next };
}
