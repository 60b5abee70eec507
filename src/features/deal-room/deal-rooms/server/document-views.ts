import type { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import type { Level, RoomBuyer } from '../domain/rights.ts';
import { indexNumber } from '../domain/room-index.ts';
import { mannerOf } from '../domain/viewable.ts';
import type { documentView, versionView } from '../room-shapes.ts';
import type { DocumentRow, ShownVersion } from './document-store.ts';

type Version = z.input<typeof versionView>;
export type DocumentView = z.input<typeof documentView>;

/** Findings are only for the seller's side. */
export function viewOfVersion(row: ShownVersion, buyer: RoomBuyer | null): Version {
  return {
    id: row.id,
    number: row.number,
    fileName: row.file_name,
    kind: row.kind,
    paged: !row.refused && mannerOf(row.kind) !== null,
    size: Number(row.size),
    sha256: row.sha256,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    personalData: buyer === null ? storedState(row.personal_data) : null,
  };
}

const states = ['waiting', 'unreadable', 'none', 'found', 'cleared'] as const;
const storedState = storedWord(states, 'state');

export function viewOfDocument(
  document: DocumentRow,
  versions: readonly ShownVersion[],
  { folderNumber, level, buyer }: { folderNumber: string; level: Level; buyer: RoomBuyer | null },
): DocumentView | null {
  const published = versions.find(({ id }) => id === document.published_version_id);
  const newest = versions[0];
  const staged = newest && newest.number > (published?.number ?? 0) ? newest : undefined;
  const current = buyer === null ? (published ?? staged) : published;
  if (!current) return null;
  return {
    id: document.id,
    folderId: document.folder_id,
    number: `${folderNumber}.${indexNumber([document.place])}`,
    name: document.name,
    level,
    current: viewOfVersion(current, buyer),
    staged: buyer === null && staged ? viewOfVersion(staged, buyer) : null,
    version: buyer === null ? document.version : null,
  };
}
