import { mannerOf, markFor } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import { readBlob } from '#features/deal-room/deal-rooms/server/read-blob.ts';
import { type DocumentSight, documentSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { RenderSource } from '#platform/render/renderer.ts';
import { signedIn } from '#platform/signed-in.ts';
import { storedRefusal } from './problems.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { type VersionWithPages, versionWithPages, viewerById } from './viewing-store.ts';

/** A document that the caller may look at, in the version that is shown to them. */
export type ViewedVersion = DocumentSight & { version: VersionWithPages };

/**
 * The version of a document that the caller looks at: for a buyer the published one; for the seller's side that one too,
 * the newest where nothing is published, or the one that is named. Throws Refused('not-found') where there is none.
 */
export async function viewedVersionOf(
  reading: Pick<Reading, 'actor' | 'now' | 'db'>,
  { documentId, versionId }: { documentId: string; versionId: string | undefined },
): Promise<ViewedVersion> {
  const seen = await documentSightOf(reading, documentId);
  const published = seen.document.published_version_id;
  // A buyer who names another version is told that there is none.
  const foreign = versionId !== undefined && versionId !== published;
  if (seen.sight.buyer && foreign) throw new Refused('not-found');
  const version = await versionWithPages(reading.db, {
    documentId,
    versionId: versionId ?? null,
    published: published !== null,
  });
  if (!version) throw new Refused('not-found');
  const { side, decides } = seen.sight;
  // A broker without the seller's authority sees no social-security numbers before the seller did.
  if (side === 'broker' && !decides && version.personal_data === 'found')
    throw new Refused('personal-data-held');
  return { ...seen, version };
}

/** What the renderer draws for a version; `whose`: the account that asks. Throws Refused where it cannot be drawn. */
export function sourceOf(
  version: Pick<VersionWithPages, 'id' | 'blob_id' | 'kind' | 'pages' | 'refusal' | 'pdf_key'>,
  tools: Pick<RoomViewTools, 'db' | 'sealed'>,
  whose: string,
): RenderSource {
  if (version.refusal !== null) throw new Refused(storedRefusal(version.refusal));
  const manner = mannerOf(version.kind);
  if (manner === null) throw new Refused('document-not-viewable');
  const { pdf_key: pdfKey } = version;
  if (manner === 'office') {
    if (pdfKey === null) throw new Refused('document-being-prepared');
    return { key: version.id, kind: 'pdf', whose, load: () => keptPdf(tools, pdfKey) };
  }
  return { key: version.id, kind: manner, whose, load: () => wholeBlob(tools, version.blob_id) };
}

/** A file in one piece. */
export async function wholeBlob(
  { db, sealed }: Pick<RoomViewTools, 'db' | 'sealed'>,
  blobId: string,
): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of readBlob(db, sealed, blobId)) parts.push(part);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

async function keptPdf({ sealed }: Pick<RoomViewTools, 'sealed'>, key: string): Promise<Uint8Array> {
  const bytes = await sealed.get(key);
  if (!bytes) throw new Refused('storage-unavailable');
  return bytes;
}

/** The lines burned into what the caller is shown; an admin who looks as somebody else is named as who they are. */
export async function markOf({ actor, db, now }: Pick<Reading, 'actor' | 'db' | 'now'>): Promise<string[]> {
  const person = signedIn(actor);
  const row = await viewerById(db, person.viewedBy?.admin.personId ?? person.personId);
  if (!row) throw new Refused('not-found');
  return markFor({ name: fullName(row.first_name, row.last_name), email: row.email }, now);
}
