import type { CsvRecord } from '#kernel/csv-records.ts';

const names = {
  title: [
    'request',
    'requests',
    'title',
    'item',
    'information request',
    'information requested',
    'requested information',
    'requested item',
    'request item',
    'item requested',
    'items requested',
    'request description',
    'description of request',
    'document',
    'documents',
    'document request',
    'document requested',
    'documents requested',
  ],
  details: ['details', 'description', 'notes', 'note', 'comment', 'comments', 'additional details'],
  folder: ['folder', 'index', 'index number'],
  section: ['section', 'category', 'area', 'workstream', 'topic'],
  priority: ['priority', 'importance', 'urgency'],
  due: ['due', 'due date', 'due on', 'needed by', 'date needed', 'deadline', 'target date'],
} as const;

export type Column = keyof typeof names;
const columns: readonly Column[] = ['title', 'details', 'folder', 'section', 'priority', 'due'];
/** Where each column is; -1: the table does not have it. */
export type Columns = Readonly<Record<Column, number>>;

/** Lists from a spreadsheet begin with a title, a date, and who made them. */
const mostAbove = 30;

/** The row that names the columns, and those after it; `null` if none names the column of the requests. */
export function findColumns(
  records: readonly CsvRecord[],
): { columns: Columns; rows: readonly CsvRecord[] } | null {
  for (const [at, { fields }] of records.slice(0, mostAbove).entries()) {
    const found = columnsOf(fields);
    if (found) return { columns: found, rows: records.slice(at + 1) };
  }
  return null;
}

function columnsOf(fields: readonly string[]): Columns | null {
  const heads = fields.map((field) =>
    field
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[:*]+$/, '')
      .toLowerCase(),
  );
  const placeOf = (known: readonly string[]) => heads.findIndex((head) => known.includes(head));
  const found: Record<Column, number> = {
    title: -1,
    details: -1,
    folder: -1,
    section: -1,
    priority: -1,
    due: -1,
  };
  for (const column of columns) found[column] = placeOf(names[column]);
  if (found.title >= 0) return found;
  // A list with a “Description” alone means the request by it. One cell is a sentence above the table.
  const description = placeOf(['description']);
  if (description < 0 || heads.filter((head) => head !== '').length < 2) return null;
  return {
    ...found,
    title: description,
    details: placeOf(names.details.filter((name) => name !== 'description')),
  };
}
