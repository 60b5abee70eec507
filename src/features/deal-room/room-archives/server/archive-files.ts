import { createHash } from 'node:crypto';
import type {
  ArchivedFile,
  ArchivePart,
  ArchiveReader,
  ArchiveTable,
} from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { readBlob } from '#features/deal-room/deal-rooms/server/read-blob.ts';
import { recordRules } from '#features/record/ledger/domain/record-rules.ts';
import { recordPart } from '#features/record/ledger/server/export-ledger.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { verifierHtml } from '#features/record/ledger/server/verifier-page.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { csvOf } from '#kernel/csv.ts';
import type { Reader } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { ZipEntry } from '#platform/files/zip-writer.ts';
import { archiveReadme } from './archive-words.ts';
import type { Contents } from './read-contents.ts';

export type FileTools = {
  db: Reader;
  sealed: SealedFiles;
  ledgerKey: LedgerKey;
  archiveParts: readonly ArchivePart[];
};

export class UnreadableDocument extends Error {
  readonly place: string;
  constructor(place: string, cause: unknown) {
    super('a document cannot be read', { cause });
    this.name = 'UnreadableDocument';
    this.place = place;
  }
}

const squeezed = new Set(['text', 'csv', 'html', 'xml', 'svg', 'rtf', 'ole', 'bmp', 'tiff']);

/** The checksums follow all other files, and the signed manifest follows the checksums. */
export function archiveFiles(contents: Contents, tools: FileTools): ZipEntry[] {
  const sums: string[] = [];
  const at = contents.room.closedAt;
  const summed = (entry: ZipEntry): ZipEntry => ({ ...entry, bytes: () => hashed(entry, sums) });
  const text = (path: string, make: Text) => textEntry(path, at, make);
  const all = [
    ...documentEntries(contents, tools),
    ...contents.papers.map(paperEntry),
    ...[...contents.tables].map(([path, make]) => text(path, make)),
    ...tableEntries(contents, tools),
    ...recordEntries(contents, tools),
    text('record-verifier.html', verifierHtml),
    text('record-rules.txt', () => recordRules.replaceAll('\n', '\r\n')),
    text('README.txt', () => archiveReadme.replaceAll('\n', '\r\n')),
  ].map(summed);
  const list = () => sums.join('');
  return [
    ...all,
    text('SHA256SUMS', list),
    text('manifest.json', () => manifestOf(contents, all.length, list(), tools.ledgerKey)),
  ];
}

type Text = () => Promise<string> | string;

function textEntry(path: string, at: Date, make: Text): ZipEntry {
  return {
    path,
    at,
    squeeze: true,
    bytes: async function* () {
      yield Buffer.from(await make());
    },
  };
}

function documentEntries({ planned }: Contents, tools: FileTools): ZipEntry[] {
  return planned.flatMap(({ path, number, version }) =>
    path === null
      ? []
      : [
          {
            path,
            at: version.created_at,
            squeeze: squeezed.has(version.kind),
            bytes: () => documentBytes({ number, blobId: version.blob_id }, tools),
          },
        ],
  );
}

function paperEntry(paper: ArchivedFile): ZipEntry {
  return { path: paper.path, at: paper.at, squeeze: false, bytes: () => paperBytes(paper) };
}

function tableEntries(contents: Contents, { archiveParts, db }: FileTools): ZipEntry[] {
  const at = contents.room.closedAt;
  return archiveParts.flatMap((part) =>
    'files' in part
      ? []
      : [{ path: part.name, at, squeeze: true, bytes: () => partBytes(part, contents, db) }],
  );
}

function recordEntries(contents: Contents, tools: FileTools): ZipEntry[] {
  const at = contents.room.closedAt;
  return [null, ...contents.recordParts].map((after, part) => ({
    path: part === 0 ? 'record.jsonl' : `record-${part + 1}.jsonl`,
    at,
    squeeze: true,
    bytes: () => recordBytes(contents, tools, after),
  }));
}

async function* hashed({ path, bytes }: ZipEntry, sums: string[]): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of bytes()) {
    hash.update(piece);
    yield piece;
  }
  sums.push(`${hash.digest('hex')}  ${path}\n`);
}

async function* documentBytes(
  { number, blobId }: { number: string; blobId: string },
  { db, sealed }: FileTools,
): AsyncGenerator<Uint8Array> {
  try {
    yield* readBlob(db, sealed, blobId);
  } catch (error) {
    throw new UnreadableDocument(number, error);
  }
}

async function* paperBytes({ path, bytes }: ArchivedFile): AsyncGenerator<Uint8Array> {
  try {
    yield await bytes();
  } catch (error) {
    throw new UnreadableDocument(path, error);
  }
}

async function* partBytes(
  { columns, lines }: ArchiveTable,
  { room, reader }: { room: Contents['room']; reader: ArchiveReader },
  db: Reader,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvOf([columns])}`);
  for await (const some of lines(db, { roomId: room.id, listingId: room.listingId, reader }))
    if (some.length > 0) yield Buffer.from(csvOf(some));
}

async function* recordBytes(
  { recordScope, madeAt }: Contents,
  { db, ledgerKey }: FileTools,
  after: string | null,
): AsyncGenerator<Uint8Array> {
  yield* (await recordPart({ db, now: madeAt }, recordScope, after, ledgerKey)).pieces;
}

function manifestOf(
  { room, audience, madeAt }: Contents,
  files: number,
  sums: string,
  key: LedgerKey,
): string {
  const manifest = {
    closedAt: room.closedAt.toISOString(),
    copy: audience,
    files,
    listing: room.listingId,
    madeAt: madeAt.toISOString(),
    publicKey: key.publicKey,
    reason: room.reason,
    room: room.id,
    sumsSha256: createHash('sha256').update(sums).digest('hex'),
    version: 1,
  };
  return `${canonicalJson({ manifest, signature: key.sign(canonicalJson(manifest)) })}\n`;
}
