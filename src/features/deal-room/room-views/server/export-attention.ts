import { sellerSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { csvOf } from '#kernel/csv.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { exportAttention as contract } from '../contract.ts';
import { attentionRows } from './attention-store.ts';
import { secondsOf } from './get-attention.ts';

const columns = [
  'Viewer',
  'Document',
  'Version',
  'Page',
  'Seconds',
  'Times opened',
  'First seen',
  'Last seen',
];
/** Spreadsheets become slow beyond this. */
const mostLines = 100_000;

export async function exportAttention(
  reading: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await sellerSightOf(reading, params.id);
  const rows = await attentionRows(reading.db, params.id, mostLines);
  const lines = rows.map((row) => [
    fullName(row.first_name, row.last_name),
    row.name,
    String(row.number),
    String(row.page),
    String(secondsOf(row.milliseconds)),
    String(row.looks),
    row.first_at.toISOString(),
    row.last_at.toISOString(),
  ]);
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const text = `\ufeff${csvOf([columns, ...lines])}`;
  return { bytes: Buffer.from(text), fileName: 'reading-times.csv' };
}
