import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { type Cents, wholeDollars } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getReport as getContract, listReports as listContract } from '../contract.ts';
import { figureKeys } from '../domain/report.ts';
import { openReport } from './open-report.ts';
import { numbersNow } from './report-of-check.ts';
import { listReportRows } from './report-store.ts';
import { headView, storedReport } from './stored-report.ts';

export async function listReports(
  reading: Reading,
  { params, query: { after, size } }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const check = await openWholeCheck(reading, params.id);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listReportRows(reading.db, check.id, cursor, size + 1);
  return toPage(rows, size, (row) => ({ at: row.made_at, id: row.id }), headView);
}

export async function getReport(reading: Reading, id: string): Promise<AnswerOf<typeof getContract>> {
  const { check, row } = await openReport(reading, id);
  const report = storedReport(row);
  const now = await numbersNow(reading.db, check.id);
  const changed = figureKeys
    .map((figure) => ({ figure, was: report.numbers[figure], now: now[figure] }))
    // Older reports stored the value to the cent and no EBITDA of the books.
    .filter(({ figure, was, now }) => !isSameAmount(was, now) && !(figure === 'booksEbitda' && was === null));
  return { ...headView(row), report, changed, mayShare: check.side === 'owner' };
}

function isSameAmount(one: Cents | null, other: Cents | null): boolean {
  return one === null || other === null ? one === other : wholeDollars(one) === wholeDollars(other);
}
