import type { RowData } from '@tanstack/react-table';
import type { ProductTable } from './table-features.ts';

/** Whether a width was changed: then all columns have fixed widths and content is truncated. */
export function areSized<Row extends RowData>(table: ProductTable<Row>): boolean {
  return Object.keys(table.state.columnSizing).length > 0;
}

export function Widths<Row extends RowData>({ table }: { table: ProductTable<Row> }) {
  const columns = table.getVisibleLeafColumns();
  const last = columns.findLast((column) => column.accessorFn);
  return (
    <colgroup className="max-sm:hidden">
      {columns.map((column) => (
        <col key={column.id} style={column === last ? undefined : { width: column.getSize() }} />
      ))}
    </colgroup>
  );
}

export function widthsOnScreen<Row extends RowData>(
  table: ProductTable<Row>,
  element: HTMLTableElement | null,
): Record<string, number> {
  const cells = [...(element?.tHead?.rows[0]?.cells ?? [])];
  const columns = table.getVisibleLeafColumns();
  return Object.fromEntries(
    columns.map((column, at) => [column.id, cells[at]?.offsetWidth ?? column.getSize()]),
  );
}
