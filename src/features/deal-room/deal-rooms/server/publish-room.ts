import { createHash } from 'node:crypto';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { publishRoom as contract } from '../contract.ts';
import { type Audience, type Publication, rightsFor } from '../domain/audience.ts';
import { most } from '../room-shapes.ts';
import { recordStage } from './change-folders.ts';
import type { VersionRow } from './document-store.ts';
import { stageFolders } from './folder-store.ts';
import { holdRoomToDecide } from './hold-room.ts';
import { countUnreadable, effectIn, sorted } from './publication-effect.ts';
import { lockStaged, publishVersions } from './publication-store.ts';
import { replaceDocumentRights, rightsOf } from './rights-store.ts';
import { type RoomRow, touchRoom } from './room-store.ts';
import { recordRight, refuseUnknown } from './set-rights.ts';

/**
 * Publishes drafts to the chosen audience in one transaction. Versions held for personal data are skipped by
 * "everything" and refused when named. Nothing is published if the documents, their scans or the number of
 * buyers changed since the caller looked.
 */
export async function publishRoom(
  work: Work,
  { params: { id: roomId }, body: { documentIds, audience, opensAt, told } }: InputOf<typeof contract>,
) {
  const { room } = await holdRoomToDecide(work, roomId);
  const { ready, held } = sorted(await lockStaged(work.db, roomId, documentIds));
  if (documentIds !== null && held.length > 0)
    throw new Refused('personal-data-held', { documentIds: held.map(({ document_id }) => document_id) });
  if (ready.length === 0) throw new Refused(held.length > 0 ? 'personal-data-held' : 'nothing-to-publish');
  const effect = await effectIn(work, room, ready, { audience, opensAt });
  const differs =
    told &&
    (told.ready !== ready.length ||
      told.unreadable !== countUnreadable(ready) ||
      (told.buyers ?? effect.buyers) !== effect.buyers);
  if (differs) throw new Refused('publication-changed');
  await openFolders(work, room, { folderIds: effect.changes, opensAt });
  const these = ready.map(({ document_id }) => document_id);
  if (audience !== null) await giveTo(work, room, { documentIds: these, audience });
  await publishVersions(
    work.db,
    ready.map(({ id }) => id),
    work.now,
  );
  await touchRoom(work.db, roomId, { published_at: work.now });
  const subject = { type: 'deal-room', id: roomId };
  const detail = { versions: ready.length, manifestSha256: manifestOf(ready) };
  work.record({ act: 'room-published', listingId: room.listing_id, buyerId: null, subject, detail });
  await work.audit({ action: 'room-published', subject, detail });
  return { published: ready.length, held: held.length, buyers: effect.buyers };
}

async function openFolders(
  work: Work,
  room: RoomRow,
  { folderIds, opensAt }: { folderIds: readonly string[]; opensAt: Publication['opensAt'] },
): Promise<void> {
  if (opensAt === null) return;
  await stageFolders(work.db, folderIds, opensAt);
  for (const folderId of folderIds) recordStage(work, room, { folderId, stage: opensAt });
}

async function giveTo(
  work: Work,
  room: RoomRow,
  { documentIds, audience }: { documentIds: readonly string[]; audience: Audience },
): Promise<void> {
  const entries = documentIds.flatMap((id) => rightsFor(id, audience));
  await refuseUnknown(work, room, entries);
  const by = signedIn(work.actor).personId;
  await replaceDocumentRights(
    work.db,
    { roomId: room.id, documentIds, by, at: work.now },
    entries.map((entry) => ({ ...entry, id: work.newId() })),
  );
  if ((await rightsOf(work.db, room.id)).length > most.rights) throw new Refused('rights-full');
  for (const entry of entries) recordRight(work, room, entry);
}

/** Proves later which bytes were published: one `version sha256` per line, in order of the IDs. */
function manifestOf(versions: readonly VersionRow[]): string {
  const lines = versions.map(({ id, sha256 }) => `${id} ${sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
