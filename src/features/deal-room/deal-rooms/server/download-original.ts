import { signInHolds } from '#features/people/accounts/server/session-hold-sql.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { includes } from '../domain/rights.ts';
import { findVersion, type VersionRow } from './document-store.ts';
import { openBlob } from './read-blob.ts';
import { type Asking, type DocumentSight, documentSightOf } from './room-sight.ts';
import type { RoomTools } from './room-tools.ts';

const lookEvery = 1024 * 1024;

/**
 * Before the transaction of the download, because the file store can take long, and what it does not have is not
 * downloaded.
 */
export async function openOriginal(reading: Reading, versionId: string, tools: RoomTools) {
  const { version } = await versionSightOf(reading, versionId);
  return openBlob(tools.db, tools.sealed, version.blob_id, { from: 0, until: Number(version.size) });
}

/**
 * Streams the original file. The download is recorded before the first byte; if the permission ends on the
 * way, the connection is cut, so that the file is shorter than announced.
 */
export async function downloadOriginal(
  work: Work,
  versionId: string,
  opened: AsyncIterable<Uint8Array>,
  tools: RoomTools,
) {
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
  if (buyer)
    await work.emit({
      kind: 'room-version-taken',
      roomId: room.id,
      documentId: version.document_id,
      versionId,
      personId: buyer.personId,
    });
  return {
    fileName: safeFileName(version.file_name),
    size: Number(version.size),
    pieces: bytesWhileAllowed(
      work,
      opened,
      async (asking) => void (await versionSightOf(asking, versionId)),
      tools,
    ),
  };
}

/** Throws Refused if the caller may not have the original. */
export async function versionSightOf(
  asking: Asking,
  versionId: string,
): Promise<{ version: VersionRow; seen: DocumentSight }> {
  const version = await findVersion(asking.db, versionId);
  if (!version) throw new Refused('not-found');
  const seen = await documentSightOf(asking, version.document_id);
  const { buyer, decides } = seen.sight;
  if (buyer !== null && version.published_at === null) throw new Refused('not-found');
  if (!includes(seen.level, 'original')) throw new Refused('right-missing');
  // A broker without authority to decide cannot download a file held for personal data.
  if (buyer === null && !decides && version.personal_data === 'found')
    throw new Refused('personal-data-held');
  return { version, seen };
}

export type Allowed = (asking: Asking) => Promise<void>;

export async function* bytesWhileAllowed(
  { actor }: Pick<Work, 'actor'>,
  opened: AsyncIterable<Uint8Array>,
  stillMay: Allowed,
  { clock, db }: Pick<RoomTools, 'clock' | 'db'>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of opened)
    for (let at = 0; at < piece.length; at += lookEvery) {
      const now = clock.now();
      if (!(await signInHolds(db, { actor, now }))) throw new Refused('token-not-valid');
      await stillMay({ actor, now, db });
      yield piece.subarray(at, at + lookEvery);
    }
}
