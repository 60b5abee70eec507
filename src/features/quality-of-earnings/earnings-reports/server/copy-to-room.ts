import { createHash } from 'node:crypto';
import { addVersion } from '#features/deal-room/deal-rooms/server/add-version.ts';
import { placeInIndex, roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import { refuseOtherRoom } from '#features/quality-of-earnings/adjusted-earnings/server/names-open.ts';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import { accessOf, type DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { copyEarningsReportToRoom as contract } from '../contract.ts';
import { printed } from './print-report.ts';
import { openReport } from './read-reports.ts';
import { evidenceOf } from './report-basis.ts';
import { beginCopy, documentOfReports, endCopy, findReport, type ReportHeadRow } from './report-store.ts';
import { copyReportJob, patience, type ReportTools } from './report-tools.ts';
import { namesThese, saidReport } from './said-report.ts';
import { signOffsOf } from './sign-off-store.ts';

/** Folder 03 is quality of earnings; its report opens after the NDA. */
const folders: Record<DatabookStage, { code: string; name: string }> = {
  summary: { code: '03.01', name: 'Report, summary' },
  monthly: { code: '03', name: 'Report, monthly' },
  names: { code: '03.names', name: 'Report with names' },
};

/** Puts a report into the room of its business as a draft, which the seller publishes there like any other. */
export async function copyToRoom(work: Work, id: string): Promise<AnswerOf<typeof contract>> {
  const row = await openReport(work, id);
  const review = await holdReview(work, row.review_id);
  if (!mayBegin(row, await signOffsOf(work.db, [id]), work.now)) throw new Refused('report-in-room');
  const roomId = await roomOfBusiness(work, review.businessId);
  if (roomId === null) throw new Refused('report-without-room');
  const stage = storedStage(row.stage);
  if (stage === 'names') await refuseOtherRoom(work.db, { reviewId: review.id, roomId }, evidenceOf(row));
  const place = await placeInIndex(work, roomId, {
    ...folders[stage],
    stage: accessOf[stage],
    documentId: await documentOfReports(work.db, { reviewId: review.id, stage, roomId }),
  });
  await beginCopy(work.db, id, {
    ...{ copy_status: 'waiting', copy_refusal: null, copy_room_id: roomId },
    ...{ copy_folder_id: place.folderId, copy_document_id: place.documentId },
    ...{ copied_by: signedIn(work.actor).personId, copied_at: work.now },
  });
  await work.enqueue(copyReportJob, { reportId: id });
  await work.audit({
    action: 'earnings-report-put-into-room',
    subject: { type: 'earnings-review', id: review.id },
    detail: { reportId: id, roomId, stage },
  });
  return { roomId };
}

/** Also if the file there names other sign-offs than there are now. */
function mayBegin(
  { copy_status, copy_document_id, copy_sign_offs, copied_at }: ReportHeadRow,
  signOffs: readonly { id: string }[],
  now: Date,
): boolean {
  if (copy_status === null || copy_status === 'failed') return true;
  if (copy_status === 'placed') return copy_document_id === null || !namesThese(copy_sign_offs, signOffs);
  return copied_at !== null && copied_at < shift(now, -patience);
}

/** Safe to run twice: the second run finds nothing that waits. */
export async function copyReport(reportId: string, tools: ReportTools): Promise<void> {
  const row = await findReport(tools.db, reportId);
  if (row?.copy_status !== 'waiting' || !row.copy_room_id || !row.copy_folder_id) return;
  const { copy_room_id: roomId, copy_folder_id: folderId, copy_document_id: documentId } = row;
  const name = `Quality of earnings report, ${stageWords[storedStage(row.stage)].title.toLowerCase()}.pdf`;
  const to = { roomId, folderId, documentId, name, kind: 'pdf', createdBy: row.copied_by } as const;
  try {
    const { report, signed } = await saidReport(tools.db, row);
    const bytes = await printed(row, report, tools.printer);
    const copy_sign_offs = signed?.signOffs.map((one) => one.id) ?? [];
    await addVersion({ ...tools, sealed: tools.roomFiles }, to, once(bytes), async (work, made) => {
      const end = { copy_status: 'placed', copy_document_id: made.documentId, copied_at: work.now } as const;
      const copy_sha256 = createHash('sha256').update(bytes).digest('hex');
      if (!(await endCopy(work.db, reportId, { ...end, copy_sha256, copy_sign_offs })))
        throw new PutElsewhere();
    });
  } catch (error) {
    if (error instanceof PutElsewhere) return;
    const again = ['storage-unavailable', 'printer-busy'];
    if (!(error instanceof Refused) || again.includes(error.code)) throw error;
    const end = { copy_status: 'failed', copy_refusal: error.code } as const;
    await tools.asSystem(async (work) => {
      await endCopy(work.db, reportId, { ...end, copied_at: work.now });
    });
  }
}

/** Another process was faster: the rollback lets go of what was stored here. */
class PutElsewhere extends Error {}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
