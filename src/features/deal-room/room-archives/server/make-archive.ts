import { createHash } from 'node:crypto';
import {
  holdParts,
  type KeptParts,
  keepingParts,
  stillKeeping,
} from '#features/deal-room/deal-rooms/server/keep-parts.ts';
import { roomForJob } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { minutes, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { zipOf } from '#platform/files/zip-writer.ts';
import { archiveFiles, UnreadableDocument } from './archive-files.ts';
import {
  type ArchiveRow,
  claimArchive,
  findArchive,
  keepClaim,
  lockArchive,
  writeMade,
  writeTrouble,
} from './archive-store.ts';
import type { ArchiveTools } from './archive-tools.ts';
import { tellOfArchive } from './notices.ts';
import { readContents } from './read-contents.ts';

/** A claim without renewal for this long belongs to a killed process and can be taken over. */
export const claimHolds = 5 * minutes;
/** Interval of renewals. Unreferenced parts are swept after an hour, so this must be well below. */
const word = 1 * minutes;

/** The room was reopened, or another archive replaces this one. */
class NotWanted extends Error {}

type Made = { kept: KeptParts; size: number; sha256: string; files: number };

/**
 * Makes an archive exactly once: a second run finds it done, a concurrent run leaves it to the first, and a
 * run after a crash starts over (no one ever sees half of one). Failures are stored for display, thrown and
 * retried.
 */
export async function makeArchive(id: string, tools: ArchiveTools): Promise<void> {
  if (!(await claim(id, tools))) return;
  const row = await findArchive(tools.db, id);
  if (!row) return;
  try {
    const made = await pack(row, tools);
    if (made) await keep(row, made, tools);
  } catch (error) {
    if (error instanceof NotWanted) return;
    const { trouble, place } = troubleOf(error);
    await tools.asSystem((work) => writeTrouble(work.db, { id, trouble, place, now: tools.clock.now() }));
    throw error;
  }
}

async function claim(id: string, { asSystem, clock }: ArchiveTools): Promise<boolean> {
  const now = clock.now();
  let claimed = false;
  await asSystem(async ({ db }) => {
    claimed = await claimArchive(db, { id, now, before: shift(now, -claimHolds) });
  });
  return claimed;
}

/** Stores the bytes part by part, unreferenced so far. `null` if there is nothing to make any more. */
async function pack(row: ArchiveRow, tools: ArchiveTools): Promise<Made | null> {
  await tools.settle();
  const contents = await readContents(row, tools.clock.now(), tools);
  if (contents === null) return null;
  const entries = archiveFiles(contents, tools);
  const kept: KeptParts = { roomId: row.room_id, blobId: tools.clock.newId(), parts: [] };
  const hash = createHash('sha256');
  let size = 0;
  let said = tools.clock.now();
  for await (const part of keepingParts(zipOf(entries), kept, {
    ...tools,
    limits: { ...tools.limits, quotas: null },
  })) {
    hash.update(part);
    size += part.length;
    if (tools.clock.now() < shift(said, word)) continue;
    said = tools.clock.now();
    await saySo(row.id, kept, tools);
  }
  return { kept, size, sha256: hash.digest('hex'), files: entries.length };
}

async function saySo(id: string, kept: KeptParts, tools: ArchiveTools): Promise<void> {
  let wanted = false;
  await tools.asSystem(async ({ db }) => {
    wanted = await keepClaim(db, { id, now: tools.clock.now() });
  });
  if (!wanted) throw new NotWanted();
  await stillKeeping(kept, tools);
}

function keep(
  row: ArchiveRow,
  { kept, size, sha256, files }: Made,
  { asSystem }: ArchiveTools,
): Promise<void> {
  return asSystem(async (work) => {
    const now = await lockArchive(work.db, row.id);
    const room = await roomForJob(work.db, row.room_id);
    // Another process finished first or the archive was deleted: the parts stored here are orphans and get
    // swept.
    if (!now || now.made_at !== null || !room) return;
    await holdParts(work, kept, { size, sha256 });
    await writeMade(work.db, { id: row.id, blob_id: kept.blobId, sha256, size, files, made_at: work.now });
    const subject = { type: 'room-archive', id: row.id };
    const detail = { roomId: room.id, copy: row.audience, sha256, files };
    work.record({
      act: 'room-archive-made',
      listingId: room.listing_id,
      buyerId: row.person_id,
      subject,
      detail,
    });
    await work.audit({ action: 'room-archive-made', subject, detail });
    await tellOfArchive(work, room, row);
  });
}

function troubleOf(error: unknown): { trouble: string; place: string | null } {
  const at = error instanceof UnreadableDocument ? error : null;
  const cause = at ? at.cause : error;
  const known = cause instanceof Refused ? cause.code : at ? 'file-damaged' : 'failed';
  return { trouble: known, place: at?.place ?? null };
}
