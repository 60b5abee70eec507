import { rm } from 'node:fs/promises';
import { type Lsn, lsnOf, segmentStart } from '../../db/embedded/lsn.ts';
import type { BackupManifest } from '../manifest.ts';
import { listSegments, removeSegment } from './segments.ts';
import { readStreams } from './stream.ts';

/** Deletes the received WAL that comes before these backups. The newest stream may still wait for its first backup. */
export async function pruneWal(target: string, backups: readonly BackupManifest[]): Promise<void> {
  const streams = await readStreams(target);
  for (const { name, folder } of streams) {
    const first = firstNeeded(name, backups);
    if (first === null && name !== streams.at(-1)?.name) await rm(folder, { recursive: true, force: true });
    if (first === null) continue;
    for (const segment of await listSegments(folder))
      if (segment.start < first) await removeSegment(folder, segment);
  }
}

function firstNeeded(stream: string, backups: readonly BackupManifest[]): Lsn | null {
  const starts = backups.flatMap(({ wal }) =>
    wal?.stream === stream ? [segmentStart(lsnOf(wal.from))] : [],
  );
  return starts.reduce<Lsn | null>((first, start) => (first === null || start < first ? start : first), null);
}
