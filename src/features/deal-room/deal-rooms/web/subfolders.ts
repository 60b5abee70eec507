import type { FolderView } from './queries.ts';

export type Subfolder = Pick<FolderView, 'id' | 'number' | 'name'> & {
  /** In it and below, as far as the reader sees them. */
  documents: number;
};

/** Of a folder and everything below it: adds up what `of` says of each. */
export function sumWithin(
  folders: readonly FolderView[],
  folder: FolderView,
  of: (one: FolderView) => number,
): number {
  return folders
    .filter((one) => one.parentId === folder.id)
    .reduce((sum, one) => sum + sumWithin(folders, one, of), of(folder));
}

/** The folders directly in a folder that lead to documents. */
export function subfolders(folders: readonly FolderView[], parentId: string): Subfolder[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .map((folder) => ({
      id: folder.id,
      number: folder.number,
      name: folder.name,
      documents: sumWithin(folders, folder, ({ documents }) => documents),
    }))
    .filter(({ documents }) => documents > 0);
}
