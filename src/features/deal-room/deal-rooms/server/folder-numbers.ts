import { indexNumber } from '../domain/room-index.ts';
import type { FolderRow } from './folder-store.ts';

type Placed = Pick<FolderRow, 'id' | 'parent_id' | 'place'>;

export function numbersOf(folders: readonly Placed[]): Map<string, string> {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const placesOf = (folder: Placed, below: number[] = []): number[] => {
    const above = folder.parent_id === null ? undefined : byId.get(folder.parent_id);
    const places = [folder.place, ...below];
    return above && places.length <= byId.size ? placesOf(above, places) : places;
  };
  return new Map(folders.map((folder) => [folder.id, indexNumber(placesOf(folder))]));
}
