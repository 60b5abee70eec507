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

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
