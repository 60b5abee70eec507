import { createHash } from 'node:crypto';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { publishRoom as contract } from '../contract.ts';
import { lockStaged, publishVersions, type VersionRow } from './document-store.ts';
import { holdRoomToDecide } from './hold-room.ts';
import { touchRoom } from './room-store.ts';

/**
 * Publishes what is staged, in this transaction: all of it becomes visible at its commit, or none. Versions in which
 * personal data was found, or that nobody has read yet, are left out of "everything" and refused when named. What was
 * read since the asker looked is not published unseen.
 */
export async function publishRoom(
  work: Work,
  { params: { id: roomId }, body: { documentIds, told } }: InputOf<typeof contract>,
) {
  const { room } = await holdRoomToDecide(work, roomId);
  const staged = await lockStaged(work.db, roomId, documentIds);
  const held = staged.filter(({ personal_data }) => ['found', 'waiting'].includes(personal_data));
  const ready = staged.filter((version) => !held.includes(version));
  if (documentIds !== null && held.length > 0)
    throw new Refused('personal-data-held', { documentIds: held.map(({ document_id }) => document_id) });
  if (ready.length === 0) throw new Refused(held.length > 0 ? 'personal-data-held' : 'nothing-to-publish');
  const unreadable = ready.filter(({ personal_data }) => personal_data === 'unreadable').length;
  if (told && (told.ready !== ready.length || told.unreadable !== unreadable))
    throw new Refused('publication-changed');
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
  return { published: ready.length, held: held.length };
}

/** Proves later which bytes were published: `version sha256` a line, in the order of the ids. */
function manifestOf(versions: readonly VersionRow[]): string {
  const lines = versions.map(({ id, sha256 }) => `${id} ${sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
