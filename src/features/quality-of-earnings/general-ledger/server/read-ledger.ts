import { removeOrphanedFiles } from '#features/record/orphaned-files/server/jobs.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import { eicarFinder } from '#platform/scan/scanner.ts';
import type { LedgerColumns } from '../domain/ledger-columns.ts';
import { columnsSaid } from '../ledger-shapes.ts';
import { saidColumns } from './columns-sql.ts';
import {
  deleteParts,
  type FileRow,
  findFile,
  lockFile,
  noteProgress,
  partsOf,
  updateFile,
} from './file-store.ts';
import { keepReading } from './keep-reading.ts';
import { readerVersion } from './ledger-file.ts';
import { readInThread } from './ledger-thread.ts';
import type { LedgerTools } from './ledger-tools.ts';
import { insertLines, removeLines } from './line-store.ts';

/** The file was removed, or another reading of it has begun. */
class GivenUp extends Error {}

/**
 * Reads a general ledger: bytes to lines in batches, each in its own transaction. A reading that was interrupted begins
 * anew; its lines count for nothing until the last transaction.
 */
export async function readLedger(fileId: string, tools: LedgerTools): Promise<void> {
  const row = await begin(fileId, tools);
  if (!row) return;
  try {
    if (tools.scanner && (await tools.scanner.scan(bytesOf(row, tools))) !== null)
      return await refuse(row, 'file-infected', tools);
    let eicar = eicarFinder();
    const counted = { lines: 0, bytes: 0, passes: 0 };
    const end = await readInThread(
      { file: row.number, said: await columnsOf(tools.db, row.review_id) },
      {
        open: () => {
          eicar = eicarFinder();
          return bytesOf(row, tools, (bytes) => {
            counted.bytes += bytes.byteLength;
            eicar.feed(bytes);
          });
        },
        begin: async () => {
          counted.passes += 1;
          [counted.lines, counted.bytes] = [0, 0];
          if (counted.passes > 1) await tools.asSystem((work) => removeLines(work.db, row.number));
        },
        lines: async (lines) => {
          counted.lines += lines.count;
          await tools.asSystem(async (work) => {
            const progress = { id: row.id, attempt: row.attempt, ...counted, at: work.now };
            if (!(await noteProgress(work.db, progress))) throw new GivenUp();
            await insertLines(work.db, lines);
          });
        },
      },
    );
    if (eicar.found()) return await refuse(row, 'file-infected', tools);
    await keepReading(row, end, tools);
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (!(error instanceof Refused) || error.code === 'storage-unavailable') throw error;
    await refuse(row, error.code, tools);
  }
}

/** Counts the attempt, and removes what an earlier one left. `null`: there is nothing to read. */
function begin(fileId: string, { asSystem }: LedgerTools): Promise<FileRow | null> {
  return asSystem(async (work) => {
    const row = await lockFile(work.db, fileId);
    if (row?.status !== 'reading') return null;
    if (row.attempt > 0) await removeLines(work.db, row.number);
    const fresh = { attempt: row.attempt + 1, lines_read: 0, bytes_read: 0, touched_at: work.now };
    return updateFile(work.db, fileId, { ...fresh, reader_version: readerVersion });
  });
}

async function columnsOf(db: Reader, reviewId: string): Promise<Map<string, LedgerColumns>> {
  const rows = await saidColumns(db, 'general_ledger_columns', { reviewId });
  return new Map(rows.map(({ header, columns }) => [header, columnsSaid.parse(columns)]));
}

async function* bytesOf(
  row: FileRow,
  { db, sealed }: LedgerTools,
  passed: (bytes: Buffer) => void = () => {},
): AsyncGenerator<Uint8Array> {
  for (const { key } of await partsOf(db, row.id)) {
    const bytes = await sealed.get(key);
    if (bytes === null) throw new Refused('storage-unavailable');
    passed(bytes);
    yield bytes;
  }
}

async function refuse(row: FileRow, code: string, { asSystem, db }: LedgerTools): Promise<void> {
  if (!(await findFile(db, row.id))) return;
  await asSystem(async (work) => {
    const now = await lockFile(work.db, row.id);
    if (now?.status !== 'reading' || now.attempt !== row.attempt) return;
    await removeLines(work.db, row.number);
    await deleteParts(work.db, row.id);
    await updateFile(work.db, row.id, { status: 'refused', refusal: code, touched_at: work.now });
    await work.enqueue(removeOrphanedFiles, {});
    await work.audit({
      action: 'general-ledger-refused',
      subject: { type: 'general-ledger', id: row.id },
      detail: { reviewId: row.review_id, refusal: code },
    });
  });
}
