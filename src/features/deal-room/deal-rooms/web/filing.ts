import { counted } from '#kernel/counts.ts';
import { suggestedFolder } from '../domain/suggest-folder.ts';
import type { FolderView } from './queries.ts';
import type { Chosen } from './uploader.ts';

/** Files that go into the same folder: one file, or a folder that was chosen with what is in it. */
export type Filing = { name: string; files: readonly Chosen[]; folderId: string | null };

const mostRows = 40;

export function filingsOf(chosen: readonly Chosen[], folders: readonly FolderView[]): Filing[] {
  const byName = Map.groupBy(chosen, ({ file, path }) => path[0] ?? file.name);
  const rows = [...byName].map(([name, files]) => {
    const code = suggestedFolder(name);
    const folderId = folders.find(({ number }) => number === code)?.id ?? null;
    const many = files.some(({ path }) => path.length > 0);
    return { name: many ? `${name} (${counted(files.length, 'file')})` : name, files, folderId };
  });
  if (rows.length <= mostRows) return rows;
  return [{ name: counted(chosen.length, 'file'), files: chosen, folderId: null }];
}

export function filed(filings: readonly Filing[]): Chosen[] {
  return filings.flatMap(({ files, folderId }) =>
    files.map((one) => (folderId === null ? one : { ...one, folderId })),
  );
}
