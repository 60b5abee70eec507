import { type OpenCheck, openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { findReport, type ReportHeadRow } from './report-store.ts';

export type OpenReport = { check: OpenCheck; row: ReportHeadRow & { content: unknown } };

/** Opens a report for anyone who may see the whole check. Throws Refused('not-found') for others. */
export async function openReport(
  reading: Pick<Reading, 'actor' | 'db' | 'now'>,
  id: string,
): Promise<OpenReport> {
  const row = await findReport(reading.db, id);
  if (!row) throw new Refused('not-found');
  return { check: await openWholeCheck(reading, row.check_id), row };
}

export async function openOwnReport(reading: Pick<Reading, 'actor' | 'db' | 'now'>, id: string) {
  const open = await openReport(reading, id);
  if (open.check.side !== 'owner') throw new Refused('not-found');
  return open;
}
