import { countFile } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { sealLevel } from '../domain/sealing.ts';
import { recordEvent, recordNdaAct } from './event-log.ts';
import { type MadeSeal, type MakeSealTools, makeSeal, sealFailureOf } from './make-seal.ts';
import type { NdaTools } from './nda-tools.ts';
import { findWaitingSeal, insertWaitingSeal, lockWaitingSeal, markSealed, markTried } from './seal-store.ts';
import { sha256 } from './sha256.ts';
import { lockNda } from './store.ts';

export const sealNdaJob = 'seal-nda';
export type SealTools = NdaTools & MakeSealTools;

/** Call it in the transaction that marks the agreement as signed. */
export async function askForSeal(work: Work, ndaId: string): Promise<void> {
  await insertWaitingSeal(work.db, ndaId, work.now);
  await work.enqueue(sealNdaJob, { ndaId });
}

/** Idempotent. Records a failure for admins and rethrows it, so that the queue retries. */
export async function sealNda(tools: SealTools, ndaId: string): Promise<void> {
  const waiting = await findWaitingSeal(tools.db, ndaId);
  if (!waiting) return;
  try {
    const signed = await signedFile(tools, waiting);
    const made = await makeSeal(tools, signed, ndaId);
    await tools.asSystem((work) => keepSealed(work, waiting, made, tools));
  } catch (error) {
    const failure = sealFailureOf(error);
    await tools.asSystem((work) => markTried(work.db, ndaId, failure, work.now));
    tools.log.error({ nda: ndaId, failure }, 'a signed agreement could not be sealed');
    throw error;
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingSeal>>>;
/** Seals only the exact file that was signed. */
async function signedFile({ files }: SealTools, { file_key, file_sha256 }: Waiting): Promise<Uint8Array> {
  const bytes = file_key === null ? null : await files.get(file_key);
  if (!bytes || sha256(bytes) !== file_sha256) throw new Refused('file-damaged');
  return bytes;
}

/** The key is the same on every try, so a retry overwrites what a crash left behind; the lock excludes other runs. */
async function keepSealed(work: Work, nda: Waiting, made: MadeSeal, { files }: SealTools): Promise<void> {
  const { id: ndaId } = nda;
  await lockNda(work.db, ndaId);
  if (!(await lockWaitingSeal(work.db, ndaId))) return;
  const { bytes, digest, stampedAt, stampMissed, identityId } = made;
  const key = `ndas/${ndaId}/sealed.pdf`;
  const fileSha256 = sha256(bytes);
  await files.put(key, bytes);
  await countFile(work, { key, bytes: bytes.byteLength });
  const sealed = {
    sealed_at: work.now,
    identity_id: identityId,
    file_key: key,
    file_sha256: fileSha256,
    digest,
    stamped_at: stampedAt,
    stamp_missed: stampMissed,
  };
  if (!(await markSealed(work.db, ndaId, sealed))) throw new Error('the lock on a seal did not hold');
  const level = sealLevel(stampedAt);
  await recordEvent(work, ndaId, 'sealed', { fileSha256, identityId, level, stampMissed });
  recordNdaAct(work, 'nda-sealed', nda, { fileSha256, level });
  await work.audit({
    action: 'nda-sealed',
    subject: { type: 'nda', id: ndaId },
    detail: { fileSha256, level, stampMissed },
  });
}
