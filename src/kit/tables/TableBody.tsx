import type { RowData } from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { pressInRow } from './row-keys.ts';
import { columnName, type ProductTable } from './table-features.ts';
import { asCell, asRow, asRowGroup } from './table-roles.ts';
import { areSized } from './Widths.tsx';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  loading: boolean;
  busy: boolean;
  hasRows: boolean;
  empty: ReactNode;
};

const placeholders = ['first', 'second', 'third'];
const bodyFace = 'max-sm:block';
const rowFace = 'border-line border-b last:border-0 max-sm:relative max-sm:flex max-sm:flex-col max-sm:py-3';
const cellFace =
  'h-13 px-4 py-2 first:pl-5 max-sm:flex max-sm:h-auto max-sm:px-4 max-sm:py-1 max-sm:first:pl-4';

export function TableBody<Row extends RowData>({ table, loading, busy, hasRows, empty }: Props<Row>) {
  const rows = table.getRowModel().rows;
  // Only one row, the last focused one, is in the tab order.
  const [current, setCurrent] = useState<string | null>(null);
  if (loading) return <LoadingRows table={table} />;
  if (rows.length === 0)
    return <NoRows columns={table.getVisibleLeafColumns().length} hasRows={hasRows} empty={empty} />;
  const reachable = rows.some((row) => row.id === current) ? current : rows[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && isPlain(event) && pressInRow(event.key, event.target))
      event.preventDefault();
  };
  return (
    <tbody
      {...asRowGroup}
      onKeyDown={onKeyDown}
      className={cx(bodyFace, 'transition-opacity', busy && 'opacity-60')}
    >
      {rows.map((row) => (
        <tr
          key={row.id}
          {...asRow}
          tabIndex={row.id === reachable ? 0 : -1}
          onFocus={() => setCurrent(row.id)}
          data-selected={row.getIsSelected() || undefined}
          className={cx(
            rowFace,
            'transition-colors hover:bg-raised/50 focus-visible:-outline-offset-2 data-selected:bg-accent-soft',
          )}
        >
          {row.getVisibleCells().map((cell, place) => (
            <BodyCell key={cell.id} table={table} cell={cell} sized={areSized(table)} first={place === 0} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function NoRows({ columns, hasRows, empty }: { columns: number; hasRows: boolean; empty: ReactNode }) {
  return (
    <tbody {...asRowGroup} className={bodyFace}>
      <tr {...asRow} className="max-sm:flex">
        <td {...asCell} colSpan={columns} className="px-5 py-10 text-center max-sm:w-full">
          <p className="text-body">No results.</p>
          {!hasRows && <div className="mx-auto mt-1 max-w-prose text-muted">{empty}</div>}
        </td>
      </tr>
    </tbody>
  );
}

type Cell<Row extends RowData> = ReturnType<
  ReturnType<ProductTable<Row>['getRowModel']>['rows'][number]['getVisibleCells']
>[number];

function BodyCell<Row extends RowData>({
  table,
  cell,
  sized,
  first,
}: {
  table: ProductTable<Row>;
  cell: Cell<Row>;
  sized: boolean;
  /** On a phone the menu of the row is beside it. */
  first: boolean;
}) {
  const { column } = cell;
  return (
    <td
      {...asCell}
      className={cx(
        cellFace,
        'tabular',
        'max-sm:wrap-anywhere',
        sized && 'sm:overflow-hidden sm:[overflow-wrap:anywhere]',
        column.accessorFn && 'max-sm:justify-between max-sm:gap-4 max-sm:text-right',
        column.accessorFn && first && 'max-sm:pr-12',
        column.id === 'actions' && 'max-sm:absolute max-sm:top-2 max-sm:right-1 max-sm:px-0',
      )}
    >
      {column.accessorFn && (
        <span aria-hidden className="shrink-0 text-left text-muted sm:hidden">
          {columnName(column)}
        </span>
      )}
      <table.FlexRender cell={cell} />
    </td>
  );
}

function isPlain(event: KeyboardEvent): boolean {
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

function LoadingRows<Row extends RowData>({ table }: { table: ProductTable<Row> }) {
  return (
    <tbody {...asRowGroup} className={bodyFace}>
      {placeholders.map((name) => (
        <tr key={name} {...asRow} className={rowFace}>
          {table.getVisibleLeafColumns().map((column) => (
            <td key={column.id} {...asCell} className={cellFace}>
              <Skeleton className="h-4 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
