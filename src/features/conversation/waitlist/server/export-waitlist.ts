import { csvOf } from '#kernel/csv.ts';
import { dayOf } from '#kernel/days.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { exportWaitlist as contract } from '../contract.ts';
import type { Waitlist } from '../domain/lists.ts';
import { type EntryRow, newestEntries } from './store.ts';

const head = ['email', 'list', 'joined', 'disposable', 'forwarding', 'reason'];
const batch = 1_000;

export async function exportWaitlist(
  { db, now }: Reading,
  { query: { list } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const parts = [csvOf([head])];
  let last: EntryRow | undefined;
  do {
    const rows = await newestEntries(db, list, last ? { at: last.created_at, id: last.id } : null, batch);
    parts.push(csvOf(rows.map(lineOf)));
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
  return { bytes: new TextEncoder().encode(parts.join('')), fileName: fileNameFor(list, now) };
}

function fileNameFor(list: Waitlist | undefined, now: Date): string {
  return `waitlist${list ? `-${list}` : ''}-${dayOf(now)}.csv`;
}

function lineOf(row: EntryRow): string[] {
  return [
    row.email,
    row.list,
    row.created_at.toISOString(),
    row.disposable ? 'yes' : 'no',
    row.forwarding,
    row.reason ?? '',
  ];
}
