import type { ArchiveReader, ArchiveTable } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { fullName } from '#kernel/person-name.ts';
import { requestStateLabels } from '../domain/request.ts';
import { type ListedRow, requestsIn, type Scope } from './list-store.ts';
import type { RequestCursor } from './request-cursor.ts';
import { type LinkRow, linksOf } from './request-store.ts';
import { stateOf } from './request-views.ts';

const atOnce = 500;

export const archivedRequests: ArchiveTable = {
  name: 'requests.csv',
  what: 'Diligence requests, and their answers',
  columns: [
    'Number',
    'Asked by',
    'Asked at',
    'Request',
    'Details',
    'Priority',
    'Due',
    'State',
    'Answered at',
    'Answer',
    'Reason',
    'Linked documents',
    'Note',
  ],
  lines: async function* (db, { roomId, reader }) {
    let cursor: RequestCursor | null = null;
    do {
      const rows: ListedRow[] = await requestsIn(db, scopeOf(roomId, reader), {
        chosen: {},
        sort: 'number',
        now: new Date(0),
        cursor,
        limit: atOnce,
      });
      const links = Map.groupBy(
        await linksOf(
          db,
          rows.map(({ id }) => id),
        ),
        ({ request_id }) => request_id,
      );
      yield rows.map((row) => lineOf(row, links.get(row.id) ?? [], reader));
      const last = rows.length === atOnce ? rows.at(-1) : undefined;
      cursor = last ? { day: last.sort_day, place: Number(last.sort_place) } : null;
    } while (cursor !== null);
  },
};

function scopeOf(roomId: string, reader: ArchiveReader): Scope {
  if (reader.kind === 'buyer') return { kind: 'asker', roomId, personId: reader.personId };
  return { kind: 'side', roomId, side: reader.kind, personId: '' };
}

/** Same visibility as on screen: a buyer gets the names of documents that were open to them, and no notes. */
function lineOf(row: ListedRow, links: readonly LinkRow[], reader: ArchiveReader): string[] {
  const buyer = reader.kind === 'buyer';
  const names = links.map(({ id, name }) => (!buyer || reader.readable.has(id) ? name : 'not open'));
  return [
    String(row.number),
    buyer ? 'You' : fullName(row.asker_first_name, row.asker_last_name),
    row.asked_at.toISOString(),
    row.title,
    row.details,
    row.priority,
    row.due_day ?? '',
    requestStateLabels[stateOf(row)],
    row.answered_at?.toISOString() ?? '',
    row.reply ?? '',
    row.reason ?? '',
    names.join('\n'),
    buyer ? '' : (row.note ?? ''),
  ];
}
