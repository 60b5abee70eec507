import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import { Refused } from '#kernel/refusal.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getEarningsReport as getContract, listEarningsReports as listContract } from '../contract.ts';
import { earningsReportShape } from '../report-shapes.ts';
import { readOpenPoints } from './read-open-points.ts';
import { findReport, type ReportHeadRow, reportsOf } from './report-store.ts';

const most = 60;

export async function listReports(
  reading: Reading,
  reviewId: string,
  intakeOf: IntakeOf,
): Promise<AnswerOf<typeof listContract>> {
  const review = await openReview(reading, reviewId);
  return {
    dataset: review.dataset,
    roomId: await roomOfBusiness(reading, review.businessId),
    open: review.dataset === 0 ? [] : await readOpenPoints(reading, review, intakeOf),
    reports: (await reportsOf(reading.db, reviewId, most)).map(headView),
  };
}

export async function getReport(reading: Reading, id: string): Promise<AnswerOf<typeof getContract>> {
  const row = await openReport(reading, id);
  return { ...headView(row), reviewId: row.review_id, report: storedReport(row) };
}

/** For people of its review. Throws Refused('not-found'). */
export async function openReport(reading: Pick<Reading, 'actor' | 'db' | 'now'>, id: string) {
  const row = await findReport(reading.db, id);
  if (!row) throw new Refused('not-found');
  await openReview(reading, row.review_id);
  return row;
}

export const storedReport = ({ content }: { content: unknown }) => earningsReportShape.parse(content);

const storedCopy = orNull(storedWord(['waiting', 'placed', 'failed'] as const, 'status of a copy'));

function headView(row: ReportHeadRow) {
  return {
    id: row.id,
    stage: storedStage(row.stage),
    number: row.number,
    dataset: row.dataset,
    final: row.final,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by_name || null,
    copy: copyView(row),
  };
}

function copyView({ copy_status, copy_refusal, copy_document_id }: ReportHeadRow) {
  const status = storedCopy(copy_status);
  if (status === null) return null;
  const gone = status === 'placed' && copy_document_id === null;
  return { status: gone ? ('gone' as const) : status, refusal: copy_refusal };
}
