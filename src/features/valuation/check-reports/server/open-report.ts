import { type OpenCheck, openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { findReport, type ReportHeadRow } from './report-store.ts';

export type OpenReport = { check: OpenCheck; row: ReportHeadRow & { content: unknown } };

/** A report, for whom its check is open as a whole. Throws Refused('not-found') to others. */
export async function openReport(
  reading: Pick<Reading, 'actor' | 'db' | 'now'>,
  id: string,
): Promise<OpenReport> {
  const row = await findReport(reading.db, id);
  if (!row) throw new Refused('not-found');
  return { check: await openWholeCheck(reading, row.check_id), row };
}

/** Only its owner hands a report on. */
export async function openOwnReport(reading: Pick<Reading, 'actor' | 'db' | 'now'>, id: string) {
  const open = await openReport(reading, id);
  if (open.check.side !== 'owner') throw new Refused('not-found');
  return open;
}
