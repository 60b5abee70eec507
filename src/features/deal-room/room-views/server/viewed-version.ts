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

export type ViewedVersion = DocumentSight & { version: VersionWithPages };

/**
 * The version that the caller views: for a buyer the published one; for the seller's side that one, or the
 * newest if nothing is published, or the requested one. Throws Refused('not-found').
 */
export async function viewedVersionOf(
  reading: Pick<Reading, 'actor' | 'now' | 'db'>,
  { documentId, versionId }: { documentId: string; versionId: string | undefined },
): Promise<ViewedVersion> {
  const seen = await documentSightOf(reading, documentId);
  const published = seen.document.published_version_id;
  // For a buyer, other versions do not exist.
  const foreign = versionId !== undefined && versionId !== published;
  if (seen.sight.buyer && foreign) throw new Refused('not-found');
  const version = await versionWithPages(reading.db, {
    documentId,
    versionId: versionId ?? null,
    published: published !== null,
  });
  if (!version) throw new Refused('not-found');
  const { side, decides } = seen.sight;
  // A broker without authority to decide cannot view a version held for personal data.
  if (side === 'broker' && !decides && version.personal_data === 'found')
    throw new Refused('personal-data-held');
  return { ...seen, version };
}

/** Input for the renderer; `whose`: the account it is rendered for. Throws Refused if there are no pages. */
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

/** The caller's watermark. An admin viewing as another person appears under their own name. */
export async function markOf({ actor, db, now }: Pick<Reading, 'actor' | 'db' | 'now'>): Promise<string[]> {
  const person = signedIn(actor);
  const row = await viewerById(db, person.viewedBy?.admin.personId ?? person.personId);
  if (!row) throw new Refused('not-found');
  return markFor({ name: fullName(row.first_name, row.last_name), email: row.email }, now);
}
