import type { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import { fileRefusal } from '../domain/file-refusals.ts';
import { type fileView, readingView, stopView } from '../ledger-shapes.ts';
import type { FileRow } from './file-store.ts';

export function viewOfFile(row: FileRow): z.input<typeof fileView> {
  return {
    id: row.id,
    name: row.name,
    size: Number(row.size),
    modifiedAt: row.modified_at?.toISOString() ?? null,
    addedAt: row.added_at.toISOString(),
    status: statusOf(row.status),
    received: Number(row.received),
    bytesRead: Number(row.bytes_read),
    linesRead: row.lines_read,
    sha256: row.sha256?.toString('hex') ?? null,
    readerVersion: row.reader_version,
    refusal: row.refusal === null ? null : fileRefusal(row.refusal),
    stop: stopView.nullable().parse(row.stop),
    reading: readingView.nullable().parse(row.reading),
    from: row.from_dataset,
    until: row.until_dataset,
  };
}

const statusOf = storedWord(['receiving', 'reading', 'waiting', 'read', 'refused'], 'status of a ledger');
