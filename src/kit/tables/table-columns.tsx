import type { RowData } from '@tanstack/react-table';
import { Ellipsis } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { type Column, columnsFor } from './table-features.ts';

export function withSelection<Row extends RowData>(): Column<Row> {
  return columnsFor<Row>().display({
    id: 'select',
    size: 44,
    enableHiding: false,
    enableSorting: false,
    header: ({ table }) => (
      <Checkbox
        label="Select all on this page"
        labelHidden
        checked={table.getIsAllPageRowsSelected()}
        indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
        onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        label="Select row"
        labelHidden
        checked={row.getIsSelected()}
        onCheckedChange={(checked) => row.toggleSelected(checked)}
      />
    ),
  });
}

export function withActions<Row extends RowData>(rowMenu: (row: Row) => readonly MenuEntry[]): Column<Row> {
  return columnsFor<Row>().display({
    id: 'actions',
    size: 56,
    enableHiding: false,
    enableSorting: false,
    header: () => <span className="sr-only">Actions</span>,
    cell: ({ row }) => (
      <Menu
        entries={rowMenu(row.original)}
        trigger={
          <Button variant="quiet" size="icon" aria-label="Open menu">
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      />
    ),
  });
}
