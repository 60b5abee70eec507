import { sessionHolds } from '#features/accounts/server/session-hold-sql.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { signedIn } from '#platform/signed-in.ts';
import { includes } from '../domain/rights.ts';
import { findVersion, type VersionRow } from './document-store.ts';
import { readBlob } from './read-blob.ts';
import { type Asking, type DocumentSight, documentSightOf } from './room-sight.ts';
import type { RoomTools } from './room-tools.ts';

/** Bytes between two looks at whether the right still holds. */
const lookEvery = 1024 * 1024;

/**
 * The file as it came, for whoever may have the original. It is on record before the first byte leaves, and who lost
 * the right on the way gets no further one: the connection is cut, and what came is shorter than was announced.
 */
export async function downloadOriginal(work: Work, versionId: string, tools: RoomTools) {
  const { version, seen } = await versionSightOf(work, versionId);
  const { room, buyer } = seen.sight;
  const subject = { type: 'room-version', id: versionId };
  work.record({
    act: 'room-document-downloaded',
    listingId: room.listing_id,
    buyerId: buyer?.personId ?? null,
    subject,
    detail: { documentId: version.document_id, sha256: version.sha256 },
  });
  await work.audit({ action: 'room-document-downloaded', subject });
  return {
    fileName: safeFileName(version.file_name),
    size: Number(version.size),
    pieces: whileAllowed(readBlob(tools.db, tools.sealed, version.blob_id), () =>
      stillAllowed(work, versionId, tools),
    ),
  };
}

async function versionSightOf(
  asking: Asking,
  versionId: string,
): Promise<{ version: VersionRow; seen: DocumentSight }> {
  const version = await findVersion(asking.db, versionId);
  if (!version) throw new Refused('not-found');
  const seen = await documentSightOf(asking, version.document_id);
  const { buyer, decides } = seen.sight;
  if (buyer !== null && version.published_at === null) throw new Refused('not-found');
  if (!includes(seen.level, 'original')) throw new Refused('right-missing');
  // A broker without the seller's authority sees no social-security numbers before the seller did.
  if (buyer === null && !decides && version.personal_data === 'found')
    throw new Refused('personal-data-held');
  return { version, seen };
}

async function stillAllowed({ actor }: Work, versionId: string, { clock, db }: RoomTools): Promise<void> {
  const { personId, sessionId } = signedIn(actor);
  const now = clock.now();
  if (!(await sessionHolds(db, { personId, sessionId, now }))) throw new Refused('token-not-valid');
  await versionSightOf({ actor, now, db }, versionId);
}

/** Passes bytes on, asking before each piece. */
async function* whileAllowed(
  parts: AsyncIterable<Buffer>,
  ask: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts)
    for (let at = 0; at < part.length; at += lookEvery) {
      await ask();
      yield part.subarray(at, at + lookEvery);
    }
}
