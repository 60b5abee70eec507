import { type Industry, isIndustry } from '#features/businesses/domain/industries.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { OpenCheck } from './open-check.ts';
import { tradeRow, writeTrade } from './trade-store.ts';

/** What a check is priced as: the row that was chosen, and the industry for where none was. */
export async function tradeOfCheck(
  db: Reader,
  checkId: string,
): Promise<{ rowId: string | null; industry: Industry }> {
  const row = await tradeRow(db, checkId);
  if (!row) throw new Refused('not-found');
  if (!isIndustry(row.industry)) throw new Error(`the business of check ${checkId} has an unknown industry`);
  return { rowId: row.trade_row_id, industry: row.industry };
}

/** Keeps the row that a held check is priced by; its new version. */
export async function keepTrade(work: Work, check: OpenCheck, rowId: string): Promise<number> {
  if (!(await writeTrade(work.db, check, rowId))) throw new Refused('stale');
  await work.audit({
    action: 'check-trade-chosen',
    subject: { type: 'health-check', id: check.id },
    detail: { rowId },
  });
  return check.version + 1;
}
