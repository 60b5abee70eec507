import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import type { Reader } from '#platform/context.ts';
import type { ReportPart } from '../domain/report-basis.ts';
import { type SignOff, signOffChapter } from '../domain/sign-off.ts';
import { earningsReportShape } from '../report-shapes.ts';
import { changedSince, reportBasis } from './report-basis.ts';
import type { ReportHeadRow } from './report-store.ts';
import { reviewFacts } from './reviewer-store.ts';
import { type SignOffRow, signOffsOf } from './sign-off-store.ts';

/** The first one first. `by`: the person who signed; `null`: their account is gone. */
export type Signed = { signOffs: (SignOff & { by: string | null })[]; changed: ReportPart[] };

/** The sign-offs of reports of one review, by report, with what changed since each was written. */
export async function signedReports(
  db: Reader,
  reviewId: string,
  rows: readonly ReportHeadRow[],
): Promise<Map<string, Signed>> {
  const signOffs = await signOffsOf(
    db,
    rows.map(({ id }) => id),
  );
  if (signOffs.length === 0) return new Map();
  const now = await currentBasis(db, reviewId);
  return new Map(
    rows.flatMap((row) => {
      const own = signOffs.filter(({ report_id }) => report_id === row.id);
      if (own.length === 0) return [];
      return [[row.id, { signOffs: own.map(signOffOf), changed: changedSince(row, now) }] as const];
    }),
  );
}

/** Whether a file that names `ids` names these and no others. */
export function namesThese(ids: readonly string[], now: readonly { id: string }[]): boolean {
  return ids.length === now.length && now.every(({ id }) => ids.includes(id));
}

/** What changed since a report was written. */
export async function changedIn(db: Reader, row: ReportHeadRow): Promise<ReportPart[]> {
  return changedSince(row, await currentBasis(db, row.review_id));
}

async function currentBasis(db: Reader, reviewId: string) {
  const { dataset = 0 } = (await reviewFacts(db, reviewId)) ?? {};
  return reportBasis(db, reviewId, dataset);
}

function signOffOf(row: SignOffRow): Signed['signOffs'][number] {
  return {
    by: row.person_id,
    id: row.id,
    name: row.name,
    credential: row.credential,
    firm: row.firm,
    licenseState: row.license_state,
    licenseNumber: row.license_number,
    comments: row.comments,
    signedAt: row.signed_at,
  };
}

export const storedReport = ({ content }: { content: unknown }) => earningsReportShape.parse(content);

type StoredRow = ReportHeadRow & { content: unknown };

/** What a report says to its readers: its content, and after the notice who signed it off. */
export async function saidReport(
  db: Reader,
  row: StoredRow,
): Promise<{ report: PrintedReport; signed: Signed | null }> {
  const report = storedReport(row);
  const signed = (await signedReports(db, row.review_id, [row])).get(row.id);
  if (!signed) return { report, signed: null };
  const [notice, ...rest] = report.chapters;
  const chapter = signOffChapter({ ...signed, dataset: row.dataset, madeAt: row.made_at });
  return { report: { ...report, chapters: [...(notice ? [notice] : []), chapter, ...rest] }, signed };
}
