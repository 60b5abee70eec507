import { chown, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lsnOf, segmentBytes, segmentStart } from '../../db/embedded/lsn.ts';
import { serverUser } from '../../db/embedded/server-user.ts';
import type { BackupManifest } from '../manifest.ts';
import { listSegments, readSegment } from './segments.ts';
import { streamFolder } from './stream.ts';

type Segments = { folder: string; segments: Awaited<ReturnType<typeof listSegments>> };

/** The received WAL that goes on where a backup ends, up to the first gap; `null` if there is none. */
export async function walAfter(backup: string, { wal }: BackupManifest): Promise<Segments | null> {
  if (!wal?.stream) return null;
  const folder = streamFolder(dirname(backup), wal.stream);
  const last = segmentStart(lsnOf(wal.to));
  const later = (await listSegments(folder).catch(() => [])).filter(({ start }) => start >= last);
  // The backup itself has the file in which it ends.
  let next = later[0]?.start === last ? last : last + segmentBytes;
  const segments = later.filter(({ start }) => {
    if (start !== next) return false;
    next += segmentBytes;
    return true;
  });
  return segments.length > 0 ? { folder, segments } : null;
}

/**
 * Puts received WAL into the database folder of a restored backup, which replays it at its next start. Returns the path
 * of a damaged file, with which the WAL ends; `null` if there is none.
 */
export async function placeWal({ folder, segments }: Segments, pgFolder: string): Promise<string | null> {
  const user = serverUser(pgFolder);
  const put = async (name: string, bytes: Uint8Array) => {
    const path = join(pgFolder, name);
    await writeFile(path, bytes, { mode: 0o600 });
    if (user.drop) await chown(path, user.uid, user.gid);
  };
  await put('recovery.signal', Buffer.alloc(0));
  for (const segment of segments) {
    const bytes = await readSegment(folder, segment);
    if (bytes === null) return join(folder, segment.name + segment.ending);
    await put(`pg_wal/${segment.name}`, bytes);
  }
  return null;
}
