import { addVersion } from '#features/deal-room/deal-rooms/server/add-version.ts';
import { placeInIndex, roomOfBusiness } from '#features/deal-room/deal-rooms/server/room-of-business.ts';
import { refuseOtherRoom } from '#features/quality-of-earnings/adjusted-earnings/server/names-open.ts';
import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { copyDatabookToRoom as contract } from '../contract.ts';
import { stageWords } from '../domain/stage-words.ts';
import { accessOf, type DatabookStage } from '../domain/stages.ts';
import { beginCopy, type CopyRow, documentOfStage, endCopy, findCopy } from './copy-store.ts';
import { findDatabook, partsOfDatabook } from './databook-store.ts';
import { copyDatabookJob, type DatabookTools, patience } from './databook-tools.ts';
import { bytesOf, openDatabook } from './download-databook.ts';
import { basisOf } from './read-databooks.ts';
import { storedStage } from './stored-databook.ts';

/** Folder 03 is quality of earnings; its report opens after the NDA. */
const folders: Record<DatabookStage, { code: string; name: string }> = {
  summary: { code: '03.01', name: 'Databook, summary' },
  monthly: { code: '03', name: 'Databook, monthly' },
  names: { code: '03.names', name: 'Databook with names' },
};

/** Puts a databook into the room of its business as a draft, which the seller publishes there like any other. */
export async function copyToRoom(work: Work, id: string): Promise<AnswerOf<typeof contract>> {
  const row = await openDatabook(work, id);
  const review = await holdReview(work, row.review_id);
  const known = await findCopy(work.db, id);
  if (known && !mayBeginAgain(known, work.now)) throw new Refused('databook-in-room');
  const roomId = await roomOfBusiness(work, review.businessId);
  if (roomId === null) throw new Refused('databook-without-room');
  const stage = storedStage(row.stage);
  if (stage === 'names') await refuseOtherRoom(work.db, { reviewId: review.id, roomId }, basisOf(row) ?? {});
  const place = await placeInIndex(work, roomId, {
    ...folders[stage],
    stage: accessOf[stage],
    documentId: await documentOfStage(work.db, { reviewId: review.id, stage, roomId }),
  });
  await beginCopy(work.db, {
    ...{ databook_id: id, room_id: roomId, folder_id: place.folderId, document_id: place.documentId },
    ...{
      status: 'waiting',
      asked_at: work.now,
      asked_by: signedIn(work.actor).personId,
      touched_at: work.now,
    },
  });
  await work.enqueue(copyDatabookJob, { databookId: id });
  await work.audit({
    action: 'earnings-databook-put-into-room',
    subject: { type: 'earnings-review', id: review.id },
    detail: { databookId: id, roomId, stage },
  });
  return { roomId };
}

function mayBeginAgain({ status, document_id, touched_at }: CopyRow, now: Date): boolean {
  const gone = status === 'placed' && document_id === null;
  return status === 'failed' || gone || (status === 'waiting' && touched_at < shift(now, -patience));
}

/** Safe to run twice: the second run finds nothing that waits. */
export async function copyBytes(databookId: string, tools: DatabookTools): Promise<void> {
  const copy = await findCopy(tools.db, databookId);
  const row = await findDatabook(tools.db, databookId);
  if (copy?.status !== 'waiting' || !row) return;
  const name = `Databook, ${stageWords[storedStage(row.stage)].title.toLowerCase()}.xlsx`;
  const to = { roomId: copy.room_id, folderId: copy.folder_id, documentId: copy.document_id };
  const bytes = bytesOf(await partsOfDatabook(tools.db, databookId), tools.sealed);
  const room = { ...tools, sealed: tools.roomFiles };
  try {
    await addVersion(
      room,
      { ...to, name, kind: 'xlsx', createdBy: copy.asked_by },
      bytes,
      async (work, made) => {
        const end = { status: 'placed', document_id: made.documentId, touched_at: work.now } as const;
        if (!(await endCopy(work.db, databookId, end))) throw new PutElsewhere();
      },
    );
  } catch (error) {
    if (error instanceof PutElsewhere) return;
    if (!(error instanceof Refused) || error.code === 'storage-unavailable') throw error;
    const refusal = error.code;
    await tools.asSystem(async (work) => {
      await endCopy(work.db, databookId, { status: 'failed', refusal, touched_at: work.now });
    });
  }
}

/** Another process was faster: the rollback lets go of what was stored here. */
class PutElsewhere extends Error {}
