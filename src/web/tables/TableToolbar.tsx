import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { columnName, type ProductTable } from './table-features.ts';

const filtered = 'email';

export function TableToolbar<Row extends RowData>({
  table,
  filter,
}: {
  table: ProductTable<Row>;
  filter: boolean;
}) {
  const email = filter ? table.getColumn(filtered) : undefined;
  const value = email?.getFilterValue();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {email && (
        <TextInput
          type="search"
          aria-label="Filter by email"
          placeholder="Filter..."
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => {
            email.setFilterValue(event.target.value);
            table.setPageIndex(0);
          }}
          className="max-w-72"
        />
      )}
      <div className="ml-auto">
        <Menu
          entries={table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => ({
              kind: 'check',
              label: columnName(column),
              checked: column.getIsVisible(),
              onCheckedChange: (checked) => column.toggleVisibility(checked),
            }))}
          trigger={
            <Button variant="secondary" size="small">
              <Columns3 aria-hidden className="size-4" />
              Columns
            </Button>
          }
        />
      </div>
    </div>
  );
}
