import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ProductTable } from './table-features.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

export function TableHead<Row extends RowData>({ table }: { table: ProductTable<Row> }) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className="border-line border-b">
          {group.headers.map((header) => {
            const sorted = header.column.getIsSorted();
            const Arrow = arrows[sorted || 'none'];
            const canSort = header.column.getCanSort();
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={canSort ? (sorted ? directions[sorted] : 'none') : undefined}
                style={{ width: header.getSize(), minWidth: header.column.columnDef.minSize ?? 20 }}
                className="h-11 px-4 text-left font-medium text-muted first:pl-5"
              >
                {canSort && !header.isPlaceholder ? (
                  <button
                    type="button"
                    onClick={header.column.getToggleSortingHandler()}
                    className="touch-target -mx-1 inline-flex items-center gap-1.5 rounded-small px-1 hover:text-text"
                  >
                    <table.FlexRender header={header} />
                    <Arrow aria-hidden className="size-3.5 shrink-0" />
                  </button>
                ) : (
                  !header.isPlaceholder && <table.FlexRender header={header} />
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
