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
import { type PaperRow, papersOf } from './match-store.ts';

export type SeenMatch = NonNullable<RequestView['match']>;
type Asked = { title: string; details: string };
/** `asker`: `undefined` if their access has ended. */
export type RoomMatches = { of(asked: Asked, asker: RoomBuyer | undefined, side: boolean): SeenMatch };

type Shape = Pick<RoomShape, 'levelFor'> & {
  folders: readonly Pick<RoomShape['folders'][number], 'id' | 'name' | 'parent_id' | 'place'>[];
};
type Room = { id: string; shape: Shape; now: Date };

/** Matches requests of a room with its documents: for a buyer only with those that are open to them. */
export async function matchesIn(db: Reader, { id, shape, now }: Room): Promise<RoomMatches> {
  return matchesOf({ shape, rows: await papersOf(db, id), today: dayOf(now) });
}

type Given = { shape: Shape; rows: readonly PaperRow[]; today: string };

export function matchesOf({ shape, rows, today }: Given): RoomMatches {
  const said = saidIn(rows);
  const papers = papersIn(shape, rows);
  const everything = [...papers.values()];
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
      const all = matchRequest(request, everything, words, today);
      return told(all, all.state === 'in' ? 'hidden' : all.state);
    },
  };
}

/** By the words of the request, then by document. */
function saidIn(rows: readonly PaperRow[]): ReadonlyMap<string, ReadonlyMap<string, boolean>> {
  const all = rows.flatMap(({ id, said }) =>
    Object.entries(said).map(([words, holds]) => ({ id, words, holds })),
  );
  return new Map(
    [...Map.groupBy(all, ({ words }) => words)].map(([words, some]) => [
      words,
      new Map(some.map(({ id, holds }) => [id, holds])),
    ]),
  );
}

/** Of requests in the same words. */
export function wordsKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const namesOf = (paper: ReadPaper | undefined) =>
  paper ? [{ id: paper.id, name: paper.name, number: paper.number }] : [];

function papersIn(shape: Shape, rows: readonly PaperRow[]): Map<string, ReadPaper> {
  const numbers = numbersOf(shape.folders);
  const folders = new Map(shape.folders.map((folder) => [folder.id, folder]));
  const namesTo = (id: string | null, below: string[] = []): string[] => {
    const folder = id === null || below.length > folders.size ? undefined : folders.get(id);
    return folder ? namesTo(folder.parent_id, [folder.name, ...below]) : below;
  };
  const read = rows.map(({ id, name, folder_id, place, uploaded_on }) =>
    readPaper({
      id,
      name,
      number: `${numbers.get(folder_id) ?? ''}.${indexNumber([place])}`,
      folders: namesTo(folder_id),
      uploadedOn: uploaded_on,
    }),
  );
  const keyOf = ({ number, id }: ReadPaper) => `${number} ${id}`;
  return new Map(read.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map((paper) => [paper.id, paper]));
}

function openPapers(shape: Shape, rows: readonly PaperRow[], papers: ReadonlyMap<string, ReadPaper>) {
  const known = new Map<string, ReadPaper[]>();
  return (asker: RoomBuyer | undefined): readonly ReadPaper[] => {
    if (asker === undefined) return [];
    const before = known.get(asker.personId);
    if (before) return before;
    const shown = new Set(
      rows
        .filter(({ published_version_id }) => published_version_id !== null)
        .filter(
          ({ id, folder_id }) => shape.levelFor(asker, { folderId: folder_id, documentId: id }) !== 'none',
        )
        .map(({ id }) => id),
    );
    const open = [...papers.values()].filter(({ id }) => shown.has(id));
    known.set(asker.personId, open);
    return open;
  };
}
