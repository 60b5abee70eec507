import { roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import type { LatestFigures } from '#features/quality-of-earnings/adjusted-earnings/domain/latest-figures.ts';
import {
  figuresNow,
  staleViewOf,
} from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { type OpenReview, openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import { Refused } from '#kernel/refusal.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getEarningsReport as getContract, listEarningsReports as listContract } from '../contract.ts';
import { isNamed } from '../domain/place-names.ts';
import { countComments } from './comment-store.ts';
import { openFigures, showsTo } from './figure-behind.ts';
import { readBy } from './read-by.ts';
import { readOpenPoints } from './read-open-points.ts';
import { seeReport } from './report-sight.ts';
import { findReport, type ReportHeadRow, reportsOf } from './report-store.ts';
import { reviewersOf } from './reviewer-store.ts';
import { namesThese, type Signed, saidReport, signedReports } from './said-report.ts';

const most = 60;

export async function listReports(
  reading: Reading,
  reviewId: string,
  intakeOf: IntakeOf,
): Promise<AnswerOf<typeof listContract>> {
  const review = await openReview(reading, reviewId);
  const rows = await reportsOf(reading.db, reviewId, most);
  const signed = await signedReports(reading.db, reviewId, rows);
  const now = rows.length > 0 ? await figuresNow(reading.db, reviewId) : null;
  return {
    dataset: review.dataset,
    roomId: await roomOfBusiness(reading, review.businessId),
    open: review.dataset === 0 ? [] : await readOpenPoints(reading, review, intakeOf),
    reports: rows.map((row) => headView(row, signed.get(row.id) ?? null, now)),
    ...(await readingOf(reading.db, review)),
  };
}

/** Who read the reports of a review as CPAs, and their comments in numbers. */
async function readingOf(db: Reader, { id, side }: OpenReview) {
  const reviewers = await reviewersOf(db, id);
  return {
    reviewers: reviewers.map(({ email, stage, invited_at }) => ({
      ...{ email, stage: storedStage(stage), invitedAt: invited_at.toISOString() },
    })),
    mayInvite: side !== 'helper',
    comments: (await countComments(db, id)).map((one) => ({ ...one, stage: storedStage(one.stage) })),
  };
}

/** A reviewer does not learn who wrote it, where it was put, and figures that no report has yet. */
export async function getReport(reading: Reading, id: string): Promise<AnswerOf<typeof getContract>> {
  const seen = await seeReport(reading, id);
  const { row, sight } = seen;
  const { report, signed } = await saidReport(reading.db, row);
  const isReviewer = sight.side === 'reviewer';
  const head = headView(row, signed, isReviewer ? null : await figuresNow(reading.db, row.review_id));
  return {
    ...head,
    ...(isReviewer ? { madeBy: null, copy: null } : {}),
    reviewId: row.review_id,
    businessName: sight.businessName,
    report: await readBy(reading, row, report),
    figures: figuresByPlace(await openFigures(reading.db, row, showsTo(seen))),
  };
}

/** Without the names by which other pages know figures. */
const figuresByPlace = (figures: Record<string, string>) =>
  Object.fromEntries(Object.entries(figures).filter(([place]) => !isNamed(place)));

/** For people of its review. Throws Refused('not-found'). */
export async function openReport(reading: Pick<Reading, 'actor' | 'db' | 'now'>, id: string) {
  const row = await findReport(reading.db, id);
  if (!row) throw new Refused('not-found');
  await openReview(reading, row.review_id);
  return row;
}

const storedCopy = orNull(storedWord(['waiting', 'placed', 'failed'] as const, 'status of a copy'));

function headView(row: ReportHeadRow, signed: Signed | null, now: LatestFigures | null) {
  return {
    id: row.id,
    stage: storedStage(row.stage),
    number: row.number,
    dataset: row.dataset,
    final: row.final,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by_name || null,
    copy: copyView(row, signed),
    signOffs: signed ? signOffViews(signed) : [],
    stale: staleViewOf(row, now),
  };
}

export function signOffViews({ signOffs, changed }: Signed) {
  return signOffs.map(({ by: _, ...one }) => ({ ...one, signedAt: one.signedAt.toISOString(), changed }));
}

function copyView(
  { copy_status, copy_refusal, copy_document_id, copy_sign_offs }: ReportHeadRow,
  signed: Signed | null,
) {
  const status = storedCopy(copy_status);
  if (status === null) return null;
  const gone = status === 'placed' && copy_document_id === null;
  const current = namesThese(copy_sign_offs, signed?.signOffs ?? []);
  return { status: gone ? ('gone' as const) : status, refusal: copy_refusal, current };
}
