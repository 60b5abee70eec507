import type {
  ArchivedFile,
  ArchivePart,
  ArchiveReader,
} from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { numbersOf } from '#features/deal-room/deal-rooms/server/folder-numbers.ts';
import {
  keptBuyerOf,
  readableDocuments,
  roomForJob,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import type { ExportScope } from '#features/record/ledger/server/export-ledger.ts';
import { recordPart } from '#features/record/ledger/server/export-ledger.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { type Audience, audiences } from '../domain/closing.ts';
import { type BuyerMay, type Planned, planArchive } from './archive-plan.ts';
import type { ArchiveRow } from './archive-store.ts';
import { indexPage, indexTable, ownRightsTable, peopleTable, rightsTable } from './archive-tables.ts';
import { allFoldersOf, givenRights, peopleEverIn, versionsIn } from './contents-store.ts';
import { papersOf } from './papers-of.ts';

export type Contents = {
  room: { id: string; listingId: string; closedAt: Date; reason: string };
  audience: Audience;
  reader: ArchiveReader;
  planned: readonly Planned[];
  papers: readonly ArchivedFile[];
  tables: ReadonlyMap<string, () => string>;
  recordScope: ExportScope;
  /** Chain positions at which a record too long for one file continues in the next. */
  recordParts: readonly string[];
  madeAt: Date;
};

type Tools = { db: Reader; ledgerKey: LedgerKey; archiveParts: readonly ArchivePart[] };

/** `null` if the room was reopened or is now kept for another buyer. */
export async function readContents(archive: ArchiveRow, now: Date, tools: Tools): Promise<Contents | null> {
  const { db, ledgerKey } = tools;
  const audience = storedAudience(archive.audience);
  const row = await roomForJob(db, archive.room_id);
  if (!row?.closed_at || row.closed_reason === null) return null;
  const buyer = audience === 'buyer' ? await keptBuyerOf(db, row) : null;
  if (audience === 'buyer' && buyer?.personId !== archive.person_id) return null;
  const buyerMay = buyer && (await readableDocuments(db, row.id, buyer));
  const folders = await allFoldersOf(db, row.id);
  const planned = planArchive(folders, await versionsIn(db, row.id), { audience, buyerMay });
  const room = {
    id: row.id,
    listingId: row.listing_id,
    closedAt: row.closed_at,
    reason: row.closed_reason,
  };
  const recordScope = scopeOf(audience, room.listingId, buyer?.personId ?? null);
  const viewer = { personId: buyer?.personId ?? row.opened_by ?? '', admin: buyer === null };
  const titles = await listingTitlesFor(db, viewer, [room.listingId]);
  const about = { title: titles.get(room.listingId) ?? '', closedAt: room.closedAt, reason: room.reason };
  const reader = readerOf(audience, buyer?.personId ?? null, buyerMay);
  const of = { roomId: room.id, listingId: room.listingId, reader };
  const papers = await papersOf(db, tools.archiveParts, of);
  const rights = await rightsTables({ db, now, room, folders, planned, buyerMay });
  const files = listedFiles(papers, rights, tools.archiveParts);
  return {
    room,
    audience,
    reader,
    planned,
    papers,
    tables: tablesOf(planned, rights, { ...about, files }),
    recordScope,
    recordParts: await partsAfterFirst(recordScope, { db, now, ledgerKey }),
    madeAt: now,
  };
}

function readerOf(audience: Audience, buyerId: string | null, buyerMay: BuyerMay): ArchiveReader {
  if (buyerId === null) return { kind: audience === 'broker' ? 'broker' : 'seller' };
  return { kind: 'buyer', personId: buyerId, readable: new Set(buyerMay?.keys()) };
}

function tablesOf(
  planned: readonly Planned[],
  rights: ReadonlyMap<string, Table>,
  about: Parameters<typeof indexPage>[1],
): Contents['tables'] {
  return new Map([
    ['index.html', () => indexPage(planned, about)],
    ['index.csv', () => indexTable(planned)],
    ...[...rights].map(([path, { make }]) => [path, make] as const),
  ]);
}

function listedFiles(
  papers: readonly ArchivedFile[],
  rights: ReadonlyMap<string, Table>,
  archiveParts: readonly ArchivePart[],
) {
  return [
    ...papers.map(({ path, what }) => ({ path, what })),
    ...[...rights].map(([path, { what }]) => ({ path, what })),
    ...archiveParts.flatMap((part) => ('files' in part ? [] : [{ path: part.name, what: part.what }])),
    { path: 'record.jsonl', what: 'what happened, chained and signed' },
    { path: 'record-verifier.html', what: 'verifies the record without a network' },
    { path: 'record-rules.txt', what: 'how the record is made, for a verifier of one’s own' },
    { path: 'index.csv', what: 'this list for a spreadsheet' },
    { path: 'README.txt', what: 'what is what, and how to verify it' },
    { path: 'SHA256SUMS', what: 'the SHA-256 of every file' },
    { path: 'manifest.json', what: 'the signature over these sums' },
  ];
}

type Table = { what: string; make: () => string };
type RightsOf = Pick<Contents, 'room' | 'planned'> & {
  db: Reader;
  now: Date;
  folders: Awaited<ReturnType<typeof allFoldersOf>>;
  buyerMay: BuyerMay;
};

async function rightsTables({
  db,
  now,
  room,
  folders,
  planned,
  buyerMay,
}: RightsOf): Promise<Map<string, Table>> {
  if (buyerMay !== null)
    return new Map([
      ['rights.csv', { what: 'what you might do', make: () => ownRightsTable(planned, buyerMay) }],
    ]);
  const given = await givenRights(db, room.id);
  const people = await peopleEverIn(db, { roomId: room.id, listingId: room.listingId, now });
  const places = {
    numbers: numbersOf(folders),
    names: new Map(folders.map(({ id, name }) => [id, name])),
  };
  const documents = new Map(planned.map(({ number, version }) => [version.document_id, number]));
  return new Map([
    ['rights.csv', { what: 'who might do what', make: () => rightsTable(given, places, documents) }],
    ['people.csv', { what: 'who had access, and when', make: () => peopleTable(people) }],
  ]);
}

function scopeOf(audience: Audience, listingId: string, personId: string | null): ExportScope {
  if (personId !== null) return { kind: 'buyer', listingId, personId };
  return { kind: audience === 'broker' ? 'deals' : 'listing', listingId };
}

async function partsAfterFirst(
  scope: ExportScope,
  { db, now, ledgerKey }: { db: Reader; now: Date; ledgerKey: LedgerKey },
): Promise<string[]> {
  const after: string[] = [];
  for (let place: string | null = null; ; ) {
    const { next } = await recordPart({ db, now }, scope, place, ledgerKey);
    if (next === null) return after;
    after.push(next);
    place = next;
  }
}

const storedAudience: (stored: string) => Audience = storedWord(audiences, 'audience');
