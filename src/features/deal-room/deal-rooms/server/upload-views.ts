import type { z } from 'zod';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { uploadView } from '../room-shapes.ts';
import { refusalWords } from './problems.ts';
import { sellerSightOf } from './room-sight.ts';
import { entryRefusals, type UploadRow, uploadsOf } from './upload-store.ts';

type UploadView = z.input<typeof uploadView>;
type Refusals = readonly { name: string; why: string }[];

export async function listUploads(
  reading: Reading,
  roomId: string,
  query: { after?: string | undefined; size: number; open: 'yes' | 'no' },
) {
  await sellerSightOf(reading, roomId);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const of = { roomId, open: query.open === 'yes', cursor, limit: query.size + 1 };
  const page = toPage(
    await uploadsOf(reading.db, of),
    query.size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => row,
  );
  const zips = page.items.filter(({ entries_refused }) => entries_refused > 0).map(({ id }) => id);
  const refused = Map.groupBy(await entryRefusals(reading.db, zips), ({ upload_id }) => upload_id);
  return {
    next: page.next,
    items: page.items.map((row) =>
      viewOfUpload(
        row,
        (refused.get(row.id) ?? []).map(({ name, refusal }) => ({ name, why: wordsOf(refusal) })),
      ),
    ),
  };
}

export function viewOfUpload(row: UploadRow, refusals: Refusals = []): UploadView {
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    folderId: row.folder_id,
    size: Number(row.size),
    received: Number(row.received),
    modifiedAt: row.modified_at?.toISOString() ?? null,
    kind: kindOf(row),
    status: storedStatus(row.status),
    refusal: row.refusal === null ? null : wordsOf(row.refusal),
    entries: {
      all: row.entries,
      done: row.entries_done,
      refused: row.entries_refused,
      refusals: refusals.slice(0, 50),
    },
  };
}

export const kindOf = ({ kind }: UploadRow): UploadView['kind'] => (kind === 'zip' ? 'zip' : 'file');

const statuses = ['receiving', 'unpacking', 'done', 'refused'] as const;
export const storedStatus = storedWord(statuses, 'status');

function wordsOf(code: string): string {
  return refusalWords.get(code) ?? 'The file was not taken.';
}
