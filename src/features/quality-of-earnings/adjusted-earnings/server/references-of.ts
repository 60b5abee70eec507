import { createHash } from 'node:crypto';
import type { RoomBuyer } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { shapeOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { type EvidenceBasis, type Reference, referenceKinds, type Standing } from '../domain/evidence.ts';
import { type EvidenceRow, evidenceRows, roomsOfReview } from './evidence-store.ts';

const storedKind = storedWord(referenceKinds, 'kind of evidence');

/** A buyer at the last stage to whom no one gave or took anything. */
const anyBuyer: RoomBuyer = { personId: '', groupIds: [], stage: 'S5' };

/** What each adjustment of a review points to, as it stands now. */
export async function referencesOf(db: Reader, reviewId: string): Promise<Map<string, Reference[]>> {
  return byAdjustment(await evidenceRows(db, reviewId));
}

function byAdjustment(rows: readonly EvidenceRow[]): Map<string, Reference[]> {
  const groups = Map.groupBy(rows, ({ adjustment_id }) => adjustment_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(referenceOf)]));
}

/** References to documents of a room whose names a report may not tell: not every buyer who reads it may open them. */
export async function namesHiddenFromBuyers(db: Reader, reviewId: string): Promise<Set<string>> {
  return hiddenAmong(db, reviewId, await evidenceRows(db, reviewId));
}

/**
 * Only the room that reports are put in has their readers, so a document elsewhere is open to none of them. Hidden also where
 * some buyer was denied a part of the room: a report is one for all readers of its stage.
 */
async function hiddenAmong(db: Reader, reviewId: string, rows: readonly EvidenceRow[]): Promise<Set<string>> {
  const inRooms = rows.filter(({ kind }) => kind === 'room');
  const hidden = new Set(inRooms.map(({ id }) => id));
  const roomId = inRooms.length === 0 ? null : await roomOfNames(db, reviewId);
  if (roomId === null) return hidden;
  const shape = await shapeOf(db, roomId);
  if (shape.rights.some(({ level, subject }) => level === 'none' && subject.kind !== 'everyone'))
    return hidden;
  for (const { id, room_id, folder_id: folderId, document_id: documentId, published } of inRooms)
    if (room_id === roomId && folderId !== null && documentId !== null && published)
      if (shape.levelFor(anyBuyer, { folderId, documentId }) !== 'none') hidden.delete(id);
  return hidden;
}

/** The room whose documents reports name: the newest open one of the business. `null`: there is none. */
export async function roomOfNames(db: Reader, reviewId: string): Promise<string | null> {
  return (await roomsOfReview(db, reviewId)).find(({ closed_at }) => closed_at === null)?.id ?? null;
}

/**
 * Fingerprints of what the adjustments of a review point to: they change also where nothing was written in the review, as when
 * a document is deleted or replaced.
 */
export async function evidenceBasis(db: Reader, reviewId: string): Promise<EvidenceBasis> {
  const rows = await evidenceRows(db, reviewId);
  if (rows.length === 0) return { evidence: '', support: '', room: null };
  const hidden = await hiddenAmong(db, reviewId, rows);
  const references = [...byAdjustment(rows)].flatMap(([adjustmentId, own]) =>
    own.map((one) => ({ adjustmentId, ...one })),
  );
  // Of a line that two files show only that it is the same one: its key changes with the files beside it.
  const keys = references.map((one) => (one.kind === 'bank' ? one.payment.key : null));
  const supports = references.map((one, at) => [
    ...[one.adjustmentId, one.kind, one.standing],
    ...(one.kind === 'bank'
      ? [one.payment.day, one.payment.amount, keys.indexOf(keys[at] ?? null)]
      : [one.own]),
  ]);
  // In this form since it is kept: in another one, all that was made before would count as changed.
  const said = references.map((one, at) => [
    ...[one.adjustmentId, one.id, one.label, one.standing, one.page, one.row, hidden.has(one.id)],
    ...(one.kind === 'bank'
      ? [one.fileName, one.payment.day, one.payment.amount, keys.indexOf(keys[at] ?? null)]
      : [one.own]),
  ]);
  const isNamed = references.some(
    ({ id, kind, standing }) => kind === 'room' && standing === 'stands' && !hidden.has(id),
  );
  return {
    ...{ evidence: hashOf(said), support: hashOf(supports) },
    room: isNamed ? await roomOfNames(db, reviewId) : null,
  };
}

const hashOf = (said: unknown) => createHash('sha256').update(JSON.stringify(said)).digest('hex');

function referenceOf(row: EvidenceRow): Reference {
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
    standing: documentStanding(row, name),
  };
}

function documentStanding(row: EvidenceRow, name: string | null): Standing {
  if (name === null) return 'removed';
  if (row.made_here) return 'made-here';
  return row.newer || row.schedule_replaced ? 'replaced' : 'stands';
}
