import type { RowData } from '@tanstack/react-table';
import { csvOf } from '#kernel/csv.ts';
import { columnName, type ProductTable } from './table-features.ts';

export function tableFile<Row extends RowData>(table: ProductTable<Row>, rows: readonly Row[]): string {
  const columns = table.getVisibleLeafColumns().filter((column) => column.accessorFn);
  const lines = rows.map((row, index) =>
    columns.map((column) => column.columnDef.meta?.csv?.(row) ?? textOf(column.accessorFn?.(row, index))),
  );
  return csvOf([columns.map(columnName), ...lines]);
}

/** The rows that the filter of the table keeps; one that the server filters has none. */
export function matching<Row extends RowData>(table: ProductTable<Row>, rows: readonly Row[]): Row[] {
  return rows.filter((row, index) =>
    table.getAllLeafColumns().every((column) => {
      const wanted = column.getFilterValue();
      if (typeof wanted !== 'string' || !column.accessorFn) return true;
      return textOf(column.accessorFn(row, index)).toLowerCase().includes(wanted.toLowerCase());
    }),
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
