import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ProductTable } from './table-features.ts';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  loading: boolean;
  hasRows: boolean;
  empty: ReactNode;
};

const placeholders = ['first', 'second', 'third'];

export function TableBody<Row extends RowData>({ table, loading, hasRows, empty }: Props<Row>) {
  const rows = table.getRowModel().rows;
  if (loading) return <LoadingRows table={table} />;
  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={table.getVisibleLeafColumns().length} className="px-5 py-10 text-center">
            <p className="text-body">No results.</p>
            {!hasRows && <div className="mx-auto mt-1 max-w-prose text-muted">{empty}</div>}
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={row.id}
          data-selected={row.getIsSelected() || undefined}
          className="border-line border-b transition-colors last:border-0 hover:bg-raised/50 data-selected:bg-accent-soft"
        >
          {row.getVisibleCells().map((cell) => (
            <td key={cell.id} className="tabular h-13 px-4 py-2 first:pl-5">
              <table.FlexRender cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function LoadingRows<Row extends RowData>({ table }: { table: ProductTable<Row> }) {
  return (
    <tbody>
      {placeholders.map((name) => (
        <tr key={name} className="border-line border-b last:border-0">
          {table.getVisibleLeafColumns().map((column) => (
            <td key={column.id} className="h-13 px-4 first:pl-5">
              <Skeleton className="h-4 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
