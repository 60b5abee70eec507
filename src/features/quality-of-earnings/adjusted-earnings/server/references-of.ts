import type { RoomBuyer } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { type RoomShape, shapeOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { type Reference, referenceKinds, type Standing } from '../domain/evidence.ts';
import { type EvidenceRow, evidenceRows } from './evidence-store.ts';

const storedKind = storedWord(referenceKinds, 'kind of evidence');

/** A buyer at the last stage to whom no one gave or took anything. */
const anyBuyer: RoomBuyer = { personId: '', groupIds: [], stage: 'S5' };

/** What each adjustment of a review points to, as it stands now. */
export async function referencesOf(db: Reader, reviewId: string): Promise<Map<string, Reference[]>> {
  const rows = await evidenceRows(db, reviewId);
  const shapes = new Map<string, RoomShape>();
  for (const { room_id: id } of rows)
    if (id !== null && !shapes.has(id)) shapes.set(id, await shapeOf(db, id));
  const byAdjustment = Map.groupBy(rows, ({ adjustment_id }) => adjustment_id);
  return new Map([...byAdjustment].map(([id, own]) => [id, own.map((row) => referenceOf(row, shapes))]));
}

function referenceOf(row: EvidenceRow, shapes: ReadonlyMap<string, RoomShape>): Reference {
  const kind = storedKind(row.kind);
  const { id, page } = row;
  if (kind === 'bank')
    return {
      ...{
        id,
        kind,
        label: row.label,
        fileName: row.bank_file ?? '',
        page: row.bank_page,
        row: row.bank_row,
      },
      payment: { key: row.payment ?? `gone ${id}`, day: row.day ?? '', amount: row.amount ?? 0 },
      standing: row.payment === null ? 'removed' : row.proved ? 'stands' : 'unproved',
    };
  const name = { paper: row.paper_name, room: row.document_name, schedule: row.schedule_name }[kind];
  return {
    ...{ id, kind, page, row: row.row, own: row.own, label: name ?? row.label },
    of: row.paper_id ?? row.document_id,
    standing: documentStanding(name, kind === 'room' ? row.newer : row.schedule_replaced),
    named: kind !== 'room' || isOpenToBuyers(row, shapes),
  };
}

function documentStanding(name: string | null, replaced: boolean): Standing {
  if (name === null) return 'removed';
  return replaced ? 'replaced' : 'stands';
}

/** False also where some buyer was denied a part of the room: a report is one for all readers of its stage. */
function isOpenToBuyers(row: EvidenceRow, shapes: ReadonlyMap<string, RoomShape>): boolean {
  const shape = row.room_id === null ? undefined : shapes.get(row.room_id);
  if (!shape || row.folder_id === null || row.document_id === null || !row.published) return false;
  const denied = shape.rights.some(({ level, subject }) => level === 'none' && subject.kind !== 'everyone');
  const place = { folderId: row.folder_id, documentId: row.document_id };
  return !denied && shape.levelFor(anyBuyer, place) !== 'none';
}
