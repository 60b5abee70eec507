import { type Industry, isIndustry } from '#features/marketplace/businesses/domain/industries.ts';
import type { TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { OpenCheck } from './open-check.ts';
import { clearTrade, tradeRow, writeTrade } from './trade-store.ts';

/** What prices a check: the chosen row, else the trade of its business, which is `null` until stated. */
export async function tradeOfCheck(
  db: Reader,
  checkId: string,
): Promise<{ rowId: string | null; industry: Industry; trade: TradeAnswer | null }> {
  const row = await tradeRow(db, checkId);
  if (!row) throw new Refused('not-found');
  if (!isIndustry(row.industry)) throw new Error(`the business of check ${checkId} has an unknown industry`);
  return { rowId: row.trade_row_id, industry: row.industry, trade: storedTrade(row.trade) };
}

export async function keepTrade(work: Work, check: OpenCheck, rowId: string): Promise<number> {
  if (!(await writeTrade(work.db, check, rowId))) throw new Refused('stale');
  await work.audit({
    action: 'check-trade-chosen',
    subject: { type: 'health-check', id: check.id },
    detail: { rowId },
  });
  return check.version + 1;
}

/** A newly stated trade replaces a row chosen earlier. Returns the check of the business, or `null`. */
export function followTrade(work: Work, businessId: string): Promise<string | null> {
  return clearTrade(work.db, businessId);
}
