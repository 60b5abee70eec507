import { isOverQuota, refuseOverQuota } from '#features/record/orphaned-files/server/hold-files.ts';
import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import type { Work } from '#platform/context.ts';
import { planZip, type ZipPlan, type ZipRefusal, zipLimits } from '../domain/zip-check.ts';
import { mostDocuments } from '../room-shapes.ts';
import { deleteBlob, type PartRow, partsOf } from './blob-store.ts';
import { countDocuments } from './document-store.ts';
import { type Examined, examineFile } from './examine-file.ts';
import { holdParts, type KeptParts, keepingParts } from './keep-parts.ts';
import { placeFile } from './place-file.ts';
import { lockRoom } from './room-store.ts';
import type { RoomTools } from './room-tools.ts';
import {
  advance,
  findUpload,
  lockUpload,
  refuseEntry,
  type UploadRow,
  updateUpload,
} from './upload-store.ts';
import { BrokenZip, type OpenZip, openZip } from './zip-reader.ts';

export type UnpackTools = RoomTools & { asSystem(run: (work: Work) => Promise<void>): Promise<void> };
type Step = ZipPlan[number];

/**
 * Unpacks a zip into the room. Each file has its own transaction, which also stores the progress: a run after
 * a crash resumes there. The whole directory is checked before the first file.
 */
export async function unpackZip(uploadId: string, tools: UnpackTools): Promise<void> {
  const row = await findUpload(tools.db, uploadId);
  if (row?.status !== 'unpacking' || row.blob_id === null) return;
  const opened = await judged(row, await partsOf(tools.db, row.blob_id), tools);
  if ('refusal' in opened) return refuse(row, opened.refusal, tools);
  const { zip, plan } = opened;
  if (row.entries !== plan.length)
    await tools.asSystem(
      async (work) => void (await updateUpload(work.db, row.id, { entries: plan.length })),
    );
  for (const [done, step] of plan.entries()) {
    if (done < row.entries_done) continue;
    if (!(await unpackOne(row, zip, { step, done }, tools))) return;
  }
  await tools.asSystem((work) => finish(work, row.id, { status: 'done' }));
}

async function judged(
  row: UploadRow,
  parts: readonly PartRow[],
  tools: UnpackTools,
): Promise<
  { refusal: ZipRefusal | 'zip-broken' | 'room-full' | 'zip-over-quota' } | { zip: OpenZip; plan: ZipPlan }
> {
  const size = Number(row.size);
  try {
    const zip = await openZip(tools.sealed, parts, size, zipLimits.entries);
    const planned = planZip(zip.entries, size);
    if (planned.refusal !== null) return { refusal: planned.refusal };
    const left = planned.plan.length - row.entries_done;
    if ((await countDocuments(tools.db, row.room_id)) + left > mostDocuments) return { refusal: 'room-full' };
    if (await overQuota(row, planned.plan, tools)) return { refusal: 'zip-over-quota' };
    return { zip, plan: planned.plan };
  } catch (error) {
    if (error instanceof BrokenZip) return { refusal: 'zip-broken' };
    throw error;
  }
}

/** The archive itself is not counted: it is deleted once its files are in the room. */
async function overQuota(row: UploadRow, plan: ZipPlan, { asSystem, limits }: UnpackTools): Promise<boolean> {
  const left = plan.slice(row.entries_done);
  const bytes = left.reduce((sum, { size }) => sum + size, 0);
  const of = { roomId: row.room_id, bytes, files: left.length, limits };
  try {
    await asSystem((work) => refuseOverQuota(work, of));
    return false;
  } catch (error) {
    if (isOverQuota(error)) return true;
    throw error;
  }
}

/** Returns whether to continue: another worker or a cancellation may have come first. */
async function unpackOne(
  row: UploadRow,
  zip: OpenZip,
  { step, done }: { step: Step; done: number },
  tools: UnpackTools,
): Promise<boolean> {
  const kept: KeptParts = { roomId: row.room_id, blobId: tools.clock.newId(), parts: [] };
  const examined = await examineEntry(zip, step, kept, tools);
  let goesOn = false;
  await tools.asSystem(async (work) => {
    await lockRoom(work.db, row.room_id);
    const refused = examined.refusal !== null;
    goesOn = await advance(work.db, { id: row.id, done, refused, at: work.now });
    if (!goesOn) return;
    if (examined.refusal !== null) {
      const name = [...step.path, step.name].join('/');
      return refuseEntry(work.db, { upload_id: row.id, number: done, name, refusal: examined.refusal });
    }
    await holdParts(work, kept, { size: examined.size, sha256: examined.sha256 });
    await placeFile(work, destinationOf(row, step), kept.blobId, { ...examined, refusal: null }, tools);
  });
  return goesOn;
}

function destinationOf(row: UploadRow, step: Step) {
  return {
    roomId: row.room_id,
    folderId: row.folder_id,
    // If neither the upload nor the archive names a folder, one with a matching name is used.
    path: [
      ...row.path,
      ...(row.folder_id === null && row.path.length + step.path.length === 0
        ? [row.name.replace(/\.zip$/i, '')]
        : step.path),
    ],
    name: step.name,
    documentId: null,
    createdBy: row.created_by,
  };
}

type EntryExamined = Omit<Examined, 'refusal'> & { refusal: string | null };

async function examineEntry(
  zip: OpenZip,
  step: Step,
  kept: KeptParts,
  tools: UnpackTools,
): Promise<EntryExamined> {
  try {
    const bytes = await zip.entryBytes(step.at);
    const { name, size } = step;
    return await examineFile(keepingParts(bytes, kept, tools), { name, size, scanner: tools.scanner });
  } catch (error) {
    const refusal = error instanceof BrokenZip ? 'zip-broken' : isOverQuota(error) ? error.code : null;
    if (refusal === null) throw error;
    return { size: 0, sha256: '', kind: 'other', findings: null, refusal };
  }
}

function refuse(row: UploadRow, refusal: string, tools: UnpackTools): Promise<void> {
  return tools.asSystem(async (work) => {
    await finish(work, row.id, { status: 'refused', refusal });
    await work.audit({
      action: 'room-file-refused',
      subject: { type: 'deal-room', id: row.room_id },
      detail: { refusal },
    });
  });
}

async function finish(
  work: Work,
  id: string,
  to: { status: 'done' } | { status: 'refused'; refusal: string },
): Promise<void> {
  const row = await lockUpload(work.db, id);
  if (row?.status !== 'unpacking') return;
  await updateUpload(work.db, id, to);
  if (row.blob_id) await deleteBlob(work.db, row.blob_id);
  await work.enqueue(removeOrphanedFiles, {});
}
