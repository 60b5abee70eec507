import type { RowData } from '@tanstack/react-table';
import { ArrowUpDown, Check } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { RemoteRows } from './remote-rows.ts';
import { columnName, type HeaderColumn, type ProductTable } from './table-features.ts';

type Props<Row extends RowData> = { table: ProductTable<Row>; remote: RemoteRows<Row> | undefined };

/** For phones, where rows are cards and have no headings to press. */
export function SortMenu<Row extends RowData>({ table, remote }: Props<Row>) {
  const columns = table.getVisibleLeafColumns().filter((column) => isSortable(column, remote));
  if (columns.length === 0) return null;
  const sorted = columns.find((column) => column.getIsSorted() !== false);
  return (
    <Menu
      entries={columns.flatMap((column) => entriesOf(column))}
      trigger={
        <Button variant="secondary" size="small" className="sm:hidden">
          <ArrowUpDown aria-hidden className="size-4" />
          {sorted ? `Sorted by ${columnName(sorted)}` : 'Sort'}
        </Button>
      }
    />
  );
}

export function isSortable<Row extends RowData>(
  column: HeaderColumn<Row>,
  remote: RemoteRows<Row> | undefined,
): boolean {
  return column.getCanSort() && (remote?.sortable.includes(column.id) ?? true);
}

function entriesOf<Row extends RowData>(column: HeaderColumn<Row>): MenuEntry[] {
  return (['asc', 'desc'] as const).map((direction): MenuEntry => {
    const sorted = column.getIsSorted() === direction;
    const words = `${columnName(column)}, ${direction === 'asc' ? 'ascending' : 'descending'}`;
    return {
      kind: 'action',
      label: sorted ? `${words} (now)` : words,
      ...(sorted ? { icon: Check } : {}),
      onSelect: () => (sorted ? column.clearSorting() : column.toggleSorting(direction === 'desc')),
    };
  });
}
