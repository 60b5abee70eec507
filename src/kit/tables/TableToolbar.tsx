import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ReadAll, RemoteRows } from './remote-rows.ts';
import { SortMenu } from './SortMenu.tsx';
import { columnName, type ProductTable } from './table-features.ts';
import { isNothing } from './table-memory.ts';

const filtered = 'email';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  filter: boolean;
  remote: RemoteRows<Row> | undefined;
  fileName: string | null;
  readAll: ReadAll<Row> | undefined;
  ready: boolean;
};

export function TableToolbar<Row extends RowData>(props: Props<Row>) {
  const { table, remote, fileName, readAll, ready } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilterBox {...props} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <SortMenu table={table} remote={remote} />
        {fileName !== null && (
          <ExportButton table={table} readAll={readAll} fileName={fileName} ready={ready} />
        )}
        <Menu
          entries={columnEntries(table)}
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

function FilterBox<Row extends RowData>({ table, filter, remote }: Props<Row>) {
  const email = filter ? table.getColumn(filtered) : undefined;
  if (!filter || !(remote || email)) return null;
  const value = remote ? remote.filter : email?.getFilterValue();
  return (
    <TextInput
      type="search"
      aria-label="Filter by email"
      placeholder="Filter..."
      maxLength={254}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        if (remote) return remote.onFilterChange(event.target.value);
        email?.setFilterValue(event.target.value);
        table.setPageIndex(0);
      }}
      className="max-w-72"
    />
  );
}

function columnEntries<Row extends RowData>(table: ProductTable<Row>): MenuEntry[] {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const shown = columns.filter((column) => column.getIsVisible());
  const changed = !isNothing(table.state);
  return [
    ...columns.map(
      (column): MenuEntry => ({
        kind: 'check',
        label: columnName(column),
        checked: column.getIsVisible(),
        disabledReason:
          shown.length === 1 && column.getIsVisible() ? 'At least one column must stay visible.' : null,
        onCheckedChange: (checked) => column.toggleVisibility(checked),
      }),
    ),
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Reset the table',
      disabledReason: changed ? null : 'The table already has its default columns and order.',
      onSelect: () => {
        table.setColumnVisibility({});
        table.setColumnSizing({});
        table.setSorting([]);
      },
    },
  ];
}
