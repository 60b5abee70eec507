import { createHash } from 'node:crypto';
import { announceFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { openBooks } from '#features/valuation/health-check/server/open-check.ts';
import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reading, Work } from '#platform/context.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import { isInfected } from '#platform/scan/is-infected.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { keepStatementFile as keepContract } from '../contract.ts';
import { type FileRow, fileRow, fileRows, filesKeptBy } from './book-store.ts';
import { type ReadToKeep, readFile } from './statement-file.ts';

export type BookTools = {
  /** Seals what it stores. */
  sealed: SealedFiles;
  scanner: Scanner | null;
  clock: Pick<Clock, 'newId'>;
  limits: StorageLimits;
  sheets: SheetReader;
};

/** Before the transaction: reads the file, and seals it as it came. It counts toward the storage of the owner. */
export async function readToKeep(
  reading: Reading,
  input: InputOf<typeof keepContract>,
  { sealed, scanner, clock, limits, sheets }: BookTools,
): Promise<ReadToKeep> {
  const { id, ownerId } = await openBooks(reading, input.params.id);
  const { upload, query } = input;
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  if (await isInfected(bytes, scanner)) throw new Refused('books-infected');
  const read = await readFile(reading, input, sheets);
  if (query.sha256 !== read.sha256) throw new Refused('another-file');
  await refuseKnown(reading, id, read.sha256);
  const original = {
    key: `earnings-books/${id}/${clock.newId()}`,
    size: bytes.byteLength,
    original_sha256: createHash('sha256').update(bytes).digest(),
  };
  await announceFiles(reading.db, [{ key: original.key, bytes: original.size }], {
    for: { personId: ownerId },
    limits,
    now: reading.now,
  });
  await sealed.put(original.key, bytes);
  return { ...read, original };
}

/** Before anything is stored; the transaction looks again. */
async function refuseKnown({ db }: Reading, checkId: string, sha256: string): Promise<void> {
  const known = await fileRows(db, [checkId]);
  if (known.some((file) => file.sha256.toString('hex') === sha256)) throw new Refused('file-known');
}

/** Before the transaction of the download, because the file store can take long. */
export async function fetchOriginal(
  reading: Reading,
  id: string,
  { sealed }: Pick<BookTools, 'sealed'>,
): Promise<Uint8Array> {
  return originalOf(await rowSeen(reading, id), sealed);
}

/** Each look stands in the trail. */
export async function downloadOriginal(work: Work, id: string, bytes: Uint8Array) {
  const row = await rowSeen(work, id);
  await work.audit({
    action: 'earnings-file-opened',
    subject: { type: 'health-check', id: row.check_id },
    detail: { fileId: id },
  });
  return { bytes, fileName: originalName(row) };
}

async function rowSeen(asking: Pick<Reading, 'actor' | 'db' | 'now'>, id: string): Promise<FileRow> {
  const row = await fileRow(asking.db, id);
  if (!row) throw new Refused('not-found');
  await openBooks(asking, row.check_id);
  return row;
}

export function ownBooks({ sealed }: Pick<BookTools, 'sealed'>): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await filesKeptBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map((row) => ({
      id: row.id,
      path: `health-checks/books/${safeFileName(originalName(row))}`,
      at: row.kept_at,
      open: async (asking) => {
        await openBooks(asking, row.check_id);
        return inOnePiece(await originalOf(row, sealed));
      },
    }));
  };
}

type Kept = Pick<FileRow, 'key' | 'original_sha256'>;

async function originalOf({ key, original_sha256 }: Kept, sealed: SealedFiles): Promise<Uint8Array> {
  if (key === null || original_sha256 === null) throw new Refused('not-found');
  const bytes = await sealed.get(key);
  if (!bytes || !createHash('sha256').update(bytes).digest().equals(original_sha256))
    throw new Refused('file-damaged');
  return bytes;
}

const originalName = ({ file_name, title }: Pick<FileRow, 'file_name' | 'title'>): string =>
  file_name ?? (title || 'Profit and loss');
