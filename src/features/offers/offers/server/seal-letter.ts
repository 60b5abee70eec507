import { brand } from '#content/brand.ts';
import { sealLevel, sealRest } from '#features/agreements/ndas/domain/sealing.ts';
import {
  type MadeSeal,
  type MakeSealTools,
  makeSeal,
  sealFailureOf,
} from '#features/agreements/ndas/server/make-seal.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { countFile } from '#features/record/orphaned-files/server/hold-files.ts';
import { shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import { keptLetter } from './kept-letter.ts';
import {
  findWaitingLetter,
  lockWaitingLetter,
  markLetterSealed,
  markLetterTried,
  staleLetterIds,
} from './letter-store.ts';
import { printLetter } from './print-letter.ts';

export type LetterTools = MakeSealTools & { files: Files };

/** Idempotent. A failure is recorded for admins and thrown, so that the queue retries. */
export async function sealLetter(tools: LetterTools, offerId: string): Promise<void> {
  const waiting = await findWaitingLetter(tools.db, offerId);
  if (!waiting) return;
  try {
    const letter = keptLetter(waiting.content);
    const edition = { offerId, acceptedAt: waiting.created_at, platformName: brand.name };
    const made = await makeSeal(tools, await printLetter(letter, edition), offerId);
    await tools.asSystem((work) => keepSealed(work, { ...waiting, offerId }, made, tools));
  } catch (error) {
    const failure = sealFailureOf(error);
    await tools.asSystem((work) => markLetterTried(work.db, offerId, failure, work.now));
    tools.log.error({ offer: offerId, failure }, 'a letter of intent could not be sealed');
    throw error;
  }
}

const batch = 200;

/** Retries letters without a recent attempt. Throws AggregateError at the end if some failed again. */
export async function sealStaleLetters(tools: LetterTools): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await staleLetterIds(tools.db, shift(tools.clock.now(), -sealRest), batch))
    await sealLetter(tools, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some letters of intent could not be sealed');
}

type Waiting = { offerId: string; listing_id: string; buyer_id: string };

/** Stores the file under the lock before the record: after a crash in between, the next attempt overwrites it. */
async function keepSealed(work: Work, of: Waiting, made: MadeSeal, { files }: LetterTools): Promise<void> {
  const { offerId } = of;
  if (!(await lockWaitingLetter(work.db, offerId))) return;
  const { bytes, digest, stampedAt, identityId } = made;
  const key = `offers/${offerId}/letter.pdf`;
  const fileSha256 = sha256(bytes);
  await files.put(key, bytes);
  await countFile(work, { key, bytes: bytes.byteLength });
  await markLetterSealed(work.db, offerId, {
    sealed_at: work.now,
    identity_id: identityId,
    file_key: key,
    file_sha256: fileSha256,
    file_bytes: bytes.byteLength,
    digest,
    stamped_at: stampedAt,
  });
  const subject = { type: 'offer', id: offerId };
  const detail = { fileSha256, level: sealLevel(stampedAt) };
  work.record({
    act: 'letter-sealed',
    listingId: of.listing_id,
    buyerId: of.buyer_id,
    subject,
    detail,
    party: 'system',
  });
  await work.audit({ action: 'letter-sealed', subject, detail });
}
