import { createHash } from 'node:crypto';
import type { RoomBuyer } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { indexNumber } from '#features/deal-room/deal-rooms/domain/room-index.ts';
import { numbersOf } from '#features/deal-room/deal-rooms/server/folder-numbers.ts';
import type { RoomShape } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { dayOf } from '#kernel/days.ts';
import type { Reader } from '#platform/context.ts';
import type { RequestView } from '../diligence-shapes.ts';
import { matchRequest, readRequest } from '../domain/matching/match-request.ts';
import { type ReadPaper, readPaper } from '../domain/matching/read-paper.ts';
import { type PaperRow, papersOf, saidOf } from './match-store.ts';

export type SeenMatch = NonNullable<RequestView['match']>;
type Asked = { title: string; details: string };
/** `asker`: `undefined` if their access has ended. */
export type RoomMatches = { of(asked: Asked, asker: RoomBuyer | undefined, side: boolean): SeenMatch };

type Room = { id: string; shape: RoomShape; now: Date };

/** Matches requests of a room with its documents: for a buyer only with those that are open to them. */
export async function matchesIn(db: Reader, { id, shape, now }: Room): Promise<RoomMatches> {
  const today = dayOf(now);
  const rows = await papersOf(db, id);
  const said = await saidOf(db, id);
  const papers = papersIn(shape, rows);
  const shownTo = openPapers(shape, rows, papers);
  return {
    of: (asked, asker, side) => {
      const request = readRequest(asked, today);
      const words = said.get(wordsKey(request.key)) ?? new Map<string, boolean>();
      const seen = matchRequest(request, shownTo(asker), words, today);
      const told = (match: typeof seen, state: SeenMatch['state']): SeenMatch => ({
        state,
        why: match.why,
        documents: match.documents.slice(0, 50).flatMap((one) => namesOf(papers.get(one))),
        kinds: side ? [...match.kinds] : [],
      });
      if (!side || seen.state === 'in') return told(seen, seen.state);
      const all = matchRequest(request, [...papers.values()], words, today);
      return told(all, all.state === 'in' ? 'hidden' : all.state);
    },
  };
}

/** Of requests in the same words. */
export function wordsKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const namesOf = (paper: ReadPaper | undefined) =>
  paper ? [{ id: paper.id, name: paper.name, number: paper.number }] : [];

function papersIn(shape: RoomShape, rows: readonly PaperRow[]): Map<string, ReadPaper> {
  const numbers = numbersOf(shape.folders);
  const folders = new Map(shape.folders.map((folder) => [folder.id, folder]));
  const namesTo = (id: string | null, below: string[] = []): string[] => {
    const folder = id === null || below.length > folders.size ? undefined : folders.get(id);
    return folder ? namesTo(folder.parent_id, [folder.name, ...below]) : below;
  };
  return new Map(
    rows.map(({ id, name, folder_id, place, uploaded_on }) => [
      id,
      readPaper({
        id,
        name,
        number: `${numbers.get(folder_id) ?? ''}.${indexNumber([place])}`,
        folders: namesTo(folder_id),
        uploadedOn: uploaded_on,
      }),
    ]),
  );
}

function openPapers(shape: RoomShape, rows: readonly PaperRow[], papers: ReadonlyMap<string, ReadPaper>) {
  const known = new Map<string, ReadPaper[]>();
  return (asker: RoomBuyer | undefined): readonly ReadPaper[] => {
    if (asker === undefined) return [];
    const before = known.get(asker.personId);
    if (before) return before;
    const open = rows.flatMap(({ id, folder_id, published_version_id }) => {
      const level = shape.levelFor(asker, { folderId: folder_id, documentId: id });
      const paper = published_version_id === null || level === 'none' ? undefined : papers.get(id);
      return paper ? [paper] : [];
    });
    known.set(asker.personId, open);
    return open;
  };
}
