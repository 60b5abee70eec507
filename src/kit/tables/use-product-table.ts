import { functionalUpdate, type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { pageSizes } from '#wire/page-of.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { ReadAll, RemoteRows } from './remote-rows.ts';
import { withActions, withSelection } from './table-columns.tsx';
import { type Column, columnId, features, type ProductTable } from './table-features.ts';
import { keepMemory, readMemory } from './table-memory.ts';

export type DataTableProps<Row extends RowData> = {
  /** For screen readers: 'Access requests'. Unique in the product, unless there is an `id`. */
  label: string;
  id?: string;
  columns: readonly Column<Row>[];
  /** `undefined` while loading. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  error: Error | null;
  onRetry: () => void;
  /** Shown below 'No results.' if there are no rows at all: why, and what to do. */
  empty: ReactNode;
  filter?: boolean;
  selectable?: boolean;
  rowMenu?: (row: Row) => readonly MenuEntry[];
  pageSize?: number;
  /** Of the exported CSV, without its ending; `null` if the page has an export of its own. */
  fileName: string | null;
  /** For rows that are loaded page by page: `readAllPages(query)`. */
  readAll?: ReadAll<Row>;
  /** Sorted, filtered and paged on the server: spread the result of `useRemoteRows`. */
  remote?: RemoteRows<Row>;
};

const none: readonly never[] = [];

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
    ...(remote ? remoteOptions(remote) : {}),
  });
  useKeptState(id, table);
  useLastPage(table, rows !== undefined && !remote);
  return table;
}

function remoteOptions<Row extends RowData>(remote: RemoteRows<Row>) {
  const { sorting } = remote;
  return {
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    state: { sorting, pagination: { pageIndex: 0, pageSize: Number.POSITIVE_INFINITY } },
    onSortingChange: (next: Parameters<typeof functionalUpdate<typeof sorting>>[0]) =>
      remote.onSortingChange(functionalUpdate(next, sorting)),
  };
}

function useKeptState<Row extends RowData>(id: string, table: ProductTable<Row>): void {
  const { columnVisibility, columnSizing, sorting } = table.state;
  const isFirst = useRef(true);
  // Reason: local storage is outside of React.
  useEffect(() => {
    if (!isFirst.current) keepMemory(id, { columnVisibility, columnSizing, sorting });
    isFirst.current = false;
  }, [id, columnVisibility, columnSizing, sorting]);
}

function useLastPage<Row extends RowData>(table: ProductTable<Row>, ready: boolean): void {
  const last = Math.max(0, table.getPageCount() - 1);
  const isPastEnd = ready && table.state.pagination.pageIndex > last;
  // Reason: rows can disappear (deleted, filtered); a page past the end shows the last one.
  useEffect(() => {
    if (isPastEnd) table.setPageIndex(last);
  }, [isPastEnd, last, table]);
}

/** Columns must remain the same objects, or an open row menu would close at every render. */
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
