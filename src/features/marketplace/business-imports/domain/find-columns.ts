import { fieldNamed, type ImportField } from './import-fields.ts';

export type Table = readonly (readonly string[])[];
/** One column: its name in the file, the first value below it, and what it holds; `null`: it is not imported. */
export type FoundColumn = { name: string; sample: string; field: ImportField | null };
/** `row`: as a spreadsheet counts them, from 1. */
export type TableRow = { row: number; cells: readonly string[] };
export type FoundTable = { columns: FoundColumn[]; rows: TableRow[] };

/** Lists from a spreadsheet begin with a title, a date, and who made them. */
const mostAbove = 30;

/** The row that names most columns, and the rows below it that hold anything. Each field is found once. */
export function findColumns(table: Table): FoundTable {
  const heads = table.slice(0, mostAbove).map(fieldsOf);
  const most = Math.max(0, ...heads.map((fields) => named(fields)));
  const at = most === 0 ? table.findIndex(holdsAnything) : heads.findIndex((found) => named(found) === most);
  const rows = table
    .map((cells, index): TableRow => ({ row: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => holdsAnything(cells));
  const columns = (table[at] ?? []).map((name, column) => ({
    name: name.trim(),
    sample: rows.map(({ cells }) => cells[column]?.trim() ?? '').find(Boolean) ?? '',
    field: heads[at]?.[column] ?? null,
  }));
  return { columns, rows };
}

function named(fields: readonly (ImportField | null)[]): number {
  return fields.filter(Boolean).length;
}

function fieldsOf(cells: readonly string[]): (ImportField | null)[] {
  const seen = new Set<ImportField>();
  return cells.map((cell) => {
    const field = fieldNamed(cell);
    if (field === null || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

function holdsAnything(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
