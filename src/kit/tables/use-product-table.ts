import { functionalUpdate, type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { pageSizes } from '#wire/page-of.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { RemoteRows } from './remote-rows.ts';
import { withActions, withSelection } from './table-columns.tsx';
import { type Column, columnId, features, type ProductTable } from './table-features.ts';
import { keepMemory, readMemory } from './table-memory.ts';

export type DataTableProps<Row extends RowData> = {
  /** What the table holds, for screen readers: 'Access requests'. Unique in the product, unless there is an `id`. */
  label: string;
  /** Under which its columns, widths and sorting are kept in this browser. */
  id?: string;
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
  /** Offers all matching rows as a CSV file of this name (the day and .csv are added). */
  fileName?: string;
  /** Sorted, filtered and paged by the server: spread what `useRemoteRows` gives. */
  remote?: RemoteRows<Row>;
};

const none: readonly never[] = [];

/** The table's model: page size 10 from index 0, columns 150 wide unless told, at least 20. */
export function useProductTable<Row extends RowData>(props: DataTableProps<Row>): ProductTable<Row> {
  const { rows, selectable = false, pageSize = pageSizes.table, remote, id = props.label } = props;
  const [kept] = useState(() => readMemory(id, props.columns.map(columnId)));
  const table: ProductTable<Row> = useTable({
    features,
    columns: useAllColumns(props),
    data: rows ?? none,
    getRowId: props.getRowId,
    enableRowSelection: selectable,
    autoResetPageIndex: false,
    sortDescFirst: false,
    enableMultiSort: false,
    initialState: { ...kept, pagination: { pageIndex: 0, pageSize } },
    ...(remote ? servedBy(remote) : {}),
  });
  useKeptState(id, table);
  useLastPage(table, rows !== undefined && !remote);
  return table;
}

/** The options with which the server, and not the table, sorts, filters and pages. */
function servedBy<Row extends RowData>(remote: RemoteRows<Row>) {
  const { sorting } = remote;
  return {
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    // All of a page that the server gave stands on it.
    state: { sorting, pagination: { pageIndex: 0, pageSize: Number.POSITIVE_INFINITY } },
    onSortingChange: (next: Parameters<typeof functionalUpdate<typeof sorting>>[0]) =>
      remote.onSortingChange(functionalUpdate(next, sorting)),
  };
}

function useKeptState<Row extends RowData>(id: string, table: ProductTable<Row>): void {
  const { columnVisibility, columnSizing, sorting } = table.state;
  const isFirst = useRef(true);
  // Reason: local storage is outside of React, and follows what the table became.
  useEffect(() => {
    if (!isFirst.current) keepMemory(id, { columnVisibility, columnSizing, sorting });
    isFirst.current = false;
  }, [id, columnVisibility, columnSizing, sorting]);
}

function useLastPage<Row extends RowData>(table: ProductTable<Row>, ready: boolean): void {
  const last = Math.max(0, table.getPageCount() - 1);
  const isPastEnd = ready && table.state.pagination.pageIndex > last;
  // Reason: rows can vanish under a page (deleted, filtered); a page past the end shows the last one.
  useEffect(() => {
    if (isPastEnd) table.setPageIndex(last);
  }, [isPastEnd, last, table]);
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
