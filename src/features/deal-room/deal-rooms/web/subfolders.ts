import type { FolderView } from './queries.ts';

export type Subfolder = Pick<FolderView, 'id' | 'number' | 'name'> & {
  /** In it and below, as far as the reader sees them. */
  documents: number;
};

/** The folders directly in a folder that lead to documents. */
export function subfolders(folders: readonly FolderView[], parentId: string): Subfolder[] {
  const within = (folder: FolderView): number =>
    folders
      .filter((one) => one.parentId === folder.id)
      .reduce((sum, one) => sum + within(one), folder.documents);
  return folders
    .filter((folder) => folder.parentId === parentId)
    .map((folder) => ({
      id: folder.id,
      number: folder.number,
      name: folder.name,
      documents: within(folder),
    }))
    .filter(({ documents }) => documents > 0);
}
