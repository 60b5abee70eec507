import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';

/** The table that names what supports each adjustment, and its column of documents. */
export const supportTable = { caption: 'What supports the adjustments', documents: 'Documents' } as const;

type Table = PrintedReport['chapters'][number]['tables'][number];

/** For a reader who may not open them all: that there are some, and not what they are called. */
export function withoutDocumentNames(report: PrintedReport): PrintedReport {
  const chapters = report.chapters.map((one) => ({ ...one, tables: one.tables.map(unnamed) }));
  return { ...report, chapters };
}

/** The same of what differs at a place between two reports. */
export function withoutDocumentChanges<Change extends { column: string }>(
  { caption }: { caption: string },
  changes: readonly Change[],
): Change[] {
  return changes.filter(
    ({ column }) => caption !== supportTable.caption || column !== supportTable.documents,
  );
}

function unnamed(table: Table): Table {
  if (table.caption !== supportTable.caption) return table;
  const column = table.columns.indexOf(supportTable.documents);
  const cells = (all: readonly string[]) =>
    all.map((cell, at) => (at === column && cell !== '' ? 'Names not open to you' : cell));
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: cells(row.cells) })) };
}
