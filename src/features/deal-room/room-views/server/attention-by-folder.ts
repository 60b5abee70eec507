import type { z } from 'zod';
import { foldersShown } from '#features/deal-room/deal-rooms/server/get-room.ts';
import type { RoomSight } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import type { Reading } from '#platform/context.ts';
import { type getRoomAttention, most } from '../contract.ts';
import { attentionByFolder } from './attention-store.ts';

/** More rows are read than returned, because subfolders are added to their top-level folder. */
const mostRows = 5_000;

type Found = Pick<z.input<(typeof getRoomAttention)['reply']>, 'folders' | 'cells'>;

export async function readByFolder(
  { db }: Pick<Reading, 'db'>,
  sight: RoomSight,
  personId: string | null,
): Promise<Found> {
  const rows = await attentionByFolder(db, { roomId: sight.room.id, personId, limit: mostRows });
  if (rows.length === 0) return { folders: [], cells: [] };
  const all = await foldersShown({ db }, sight);
  const byNumber = new Map(all.map((folder) => [folder.number, folder]));
  const topOf = new Map(all.map(({ id, number }) => [id, byNumber.get(number.split('.')[0] ?? '')]));
  const sums = new Map<string, { milliseconds: number; cell: Found['cells'][number] }>();
  for (const row of rows) {
    const top = topOf.get(row.folder_id);
    if (!top) continue;
    const key = `${row.person_id} ${top.id}`;
    const sum = sums.get(key) ?? {
      milliseconds: 0,
      cell: { personId: row.person_id, folderId: top.id, seconds: 0, looks: 0, documents: 0 },
    };
    sum.milliseconds += Number(row.milliseconds);
    sum.cell.looks += Number(row.looks);
    sum.cell.documents += Number(row.documents);
    sums.set(key, sum);
  }
  const cells = [...sums.values()]
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most.cells)
    .map(({ milliseconds, cell }) => ({ ...cell, seconds: Math.round(milliseconds / 1_000) }));
  const used = new Set(cells.map(({ folderId }) => folderId));
  return {
    cells,
    folders: all.filter(({ id }) => used.has(id)).sort((a, b) => (a.number < b.number ? -1 : 1)),
  };
}
