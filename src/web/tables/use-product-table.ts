import { type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { MenuEntry } from '../ui/Menu.tsx';
import { withActions, withSelection } from './table-columns.tsx';
import { type Column, features, type ProductTable } from './table-features.ts';

export type DataTableProps<Row extends RowData> = {
  /** What the table holds, for screen readers: 'Access requests'. */
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  /** Why they could not be read; `null` while all is well. */
  error: Error | null;
  onRetry: () => void;
  /** Stands below 'No results.' when there is nothing at all: why, and what to do. */
  empty: ReactNode;
  /** Shows a 'Filter...' box over the column with the id `email`. */
  filter?: boolean;
  selectable?: boolean;
  /** What can be done with one row. */
  rowMenu?: (row: Row) => readonly MenuEntry[];
  pageSize?: number;
};

const none: readonly never[] = [];
const defaultPageSize = 10;

/** The table's model: page size 10 from index 0, columns 150 wide unless told, at least 20. */
export function useProductTable<Row extends RowData>(props: DataTableProps<Row>): ProductTable<Row> {
  const { rows, selectable = false, pageSize = defaultPageSize } = props;
  const table: ProductTable<Row> = useTable({
    features,
    columns: useAllColumns(props),
    data: rows ?? none,
    getRowId: props.getRowId,
    enableRowSelection: selectable,
    autoResetPageIndex: false,
    sortDescFirst: false,
    initialState: { pagination: { pageIndex: 0, pageSize } },
  });
  const last = Math.max(0, table.getPageCount() - 1);
  const isPastEnd = rows !== undefined && table.state.pagination.pageIndex > last;
  // Reason: rows can vanish under a page (deleted, filtered); a page past the end shows the last one.
  useEffect(() => {
    if (isPastEnd) table.setPageIndex(last);
  }, [isPastEnd, last, table]);
  return table;
}

/** The columns must stay the same objects, or an open row menu would close at every render: hence the reference. */
function useAllColumns<Row extends RowData>({
  columns,
  selectable,
  rowMenu,
}: DataTableProps<Row>): Column<Row>[] {
  const menu = useRef(rowMenu);
  menu.current = rowMenu;
  const hasMenu = rowMenu !== undefined;
  return useMemo(
    () => [
      ...(selectable ? [withSelection<Row>()] : []),
      ...columns,
      ...(hasMenu ? [withActions<Row>((row) => menu.current?.(row) ?? [])] : []),
    ],
    [columns, selectable, hasMenu],
  );
}
