import { mayReadNames } from '#features/quality-of-earnings/adjusted-earnings/server/names-open.ts';
import { openReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { downloadDatabook as contract } from '../contract.ts';
import { type DatabookRow, findDatabook, type PartRow, partsOfDatabook } from './databook-store.ts';
import type { DatabookTools } from './databook-tools.ts';
import { basisOf } from './read-databooks.ts';

export async function downloadDatabook(
  reading: Reading,
  id: string,
  { sealed }: Pick<DatabookTools, 'sealed'>,
): Promise<AnswerOf<typeof contract>> {
  const row = await openDatabook(reading, id);
  // A workbook has what it names in its bytes.
  if (row.stage === 'names') {
    const review = await openReview(reading, row.review_id);
    if (!(await mayReadNames(reading, review, basisOf(row) ?? {})))
      throw new Refused('databook-names-documents');
  }
  const parts = await partsOfDatabook(reading.db, id);
  return { pieces: bytesOf(parts, sealed), size: Number(row.size), fileName: fileNameOf(row) };
}

/** One that is made, for people of its review. Throws Refused('not-found'), 'databook-not-made'. */
export async function openDatabook(
  reading: Pick<Reading, 'actor' | 'db' | 'now'>,
  id: string,
): Promise<DatabookRow> {
  const row = await findDatabook(reading.db, id);
  if (!row) throw new Refused('not-found');
  await openReview(reading, row.review_id);
  if (row.status !== 'made') throw new Refused('databook-not-made');
  return row;
}

/** Names no business: files are passed on. */
const fileNameOf = ({ stage, number }: Pick<DatabookRow, 'stage' | 'number'>) =>
  `databook-${stage}-${number}.xlsx`;

export async function* bytesOf(parts: readonly PartRow[], sealed: SealedFiles): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const bytes = await sealed.get(key);
    if (bytes === null) throw new Refused('storage-unavailable');
    yield bytes;
  }
}
