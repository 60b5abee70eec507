import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { most } from '../room-shapes.ts';
import { numbersOf } from './folder-numbers.ts';
import { findFolder, foldersOf, insertFolders, lastFolderPlaces } from './folder-store.ts';

type From = { roomId: string; folderId: string | null };
type Known = { id: string; parent_id: string | null; name: string };

/** Finds or creates the folder of each path; `null` if a path leads nowhere. The room must be locked. */
export async function foldersFor(
  work: Work,
  { roomId, folderId }: From,
  paths: readonly (readonly string[])[],
): Promise<(string | null)[]> {
  if (folderId !== null && paths.every((path) => path.length === 0)) {
    const folder = await findFolder(work.db, folderId);
    return paths.map(() => (folder?.room_id === roomId ? folder.id : null));
  }
  const there = await foldersOf(work.db, roomId);
  const numbers = numbersOf(there);
  const known: Known[] = [...there];
  const places = await lastFolderPlaces(work.db, roomId);
  const rows: Parameters<typeof insertFolders>[1][number][] = [];
  const make = (parentId: string | null, name: string): string => {
    if (known.length >= most.folders) throw new Refused('folders-full');
    const id = work.newId();
    const place = (places.get(parentId) ?? 0) + 1;
    places.set(parentId, place);
    known.push({ id, parent_id: parentId, name });
    // A top-level folder inherits nothing; by default it opens no earlier than the books.
    const stage = parentId === null ? 'S4' : null;
    rows.push({ id, room_id: roomId, parent_id: parentId, place, name, stage, created_at: work.now });
    return id;
  };
  const start = there.some(({ id }) => id === folderId) ? folderId : null;
  const found = paths.map((path) =>
    path.reduce<string | null>(
      (at, step) => childNamed(known, numbers, at, step)?.id ?? make(at, step),
      start,
    ),
  );
  await insertFolders(work.db, rows);
  return found;
}

/** Matches the name or a leading index number: `02.01 Annual accounts` is folder 02.01. */
function childNamed(
  folders: readonly Known[],
  numbers: ReadonlyMap<string, string>,
  parentId: string | null,
  step: string,
): Known | undefined {
  const children = folders.filter(({ parent_id }) => parent_id === parentId);
  const number = /^\d\d(?:\.\d\d)*(?=[\s_-]|$)/.exec(step)?.[0];
  return (
    children.find(({ name }) => name.toLowerCase() === step.toLowerCase()) ??
    children.find(({ id }) => number !== undefined && numbers.get(id) === number)
  );
}
