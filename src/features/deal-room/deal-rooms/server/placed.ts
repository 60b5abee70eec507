import type { PlacedDocument } from '../domain/audience.ts';
import type { RightFolder } from '../domain/rights.ts';
import type { documentPlaces } from './document-store.ts';
import type { FolderRow } from './folder-store.ts';
import { storedFolderStage } from './room-sight.ts';

export function folderOf({ id, parent_id, stage }: FolderRow): RightFolder {
  return { id, parentId: parent_id, stage: storedFolderStage(stage) };
}

export function documentOf(row: Awaited<ReturnType<typeof documentPlaces>>[number]): PlacedDocument {
  return { id: row.id, folderId: row.folder_id, published: row.published_version_id !== null };
}
