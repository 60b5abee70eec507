import { type Lsn, lsnOf, segmentBytes, segmentStart } from '../../db/embedded/lsn.ts';
import type { BackupManifest } from '../manifest.ts';
import { listSegments } from './segments.ts';
import { streamFolder } from './stream.ts';

/**
 * Since when any moment can be restored: the end of the first of these backups from which the received WAL leads up to
 * now without a gap, in ISO form; `null` if there is none.
 */
export async function reachOf(
  target: string,
  stream: string | null,
  backups: readonly BackupManifest[],
): Promise<string | null> {
  const run = stream === null ? null : await lastRun(streamFolder(target, stream));
  if (run === null) return null;
  const ends = backups.flatMap(({ wal }) =>
    // The backup itself has the file in which it ends.
    wal?.stream === stream && wal && segmentStart(lsnOf(wal.to)) + segmentBytes >= run ? [wal.endedAt] : [],
  );
  return ends.toSorted()[0] ?? null;
}

/** Where the files begin that follow one another up to the last one. */
async function lastRun(folder: string): Promise<Lsn | null> {
  const segments = await listSegments(folder).catch(() => []);
  return (
    segments.reduce<{ from: Lsn; end: Lsn } | null>((run, { start }) => {
      const end = start + segmentBytes;
      return run?.end === start ? { from: run.from, end } : { from: start, end };
    }, null)?.from ?? null
  );
}
