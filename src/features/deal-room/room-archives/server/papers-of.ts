import type {
  ArchivedFile,
  ArchiveFiles,
  ArchivePart,
} from '#features/deal-room/deal-rooms/server/archive-part.ts';
import type { Reader } from '#platform/context.ts';

export async function papersOf(
  db: Reader,
  parts: readonly ArchivePart[],
  of: Parameters<ArchiveFiles['files']>[1],
): Promise<ArchivedFile[]> {
  const found = await Promise.all(parts.map((part) => ('files' in part ? part.files(db, of) : [])));
  return found.flat();
}
