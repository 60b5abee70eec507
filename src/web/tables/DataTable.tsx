import { type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { MenuEntry } from '../ui/Menu.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { withActions, withSelection } from './table-columns.tsx';
import { type Column, features } from './table-features.ts';

type Props<Row extends RowData> = {
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

/** A table with sorting, filter, column menu, selection and pages, all kept in the browser. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { columns, rows, selectable = false, rowMenu, pageSize = defaultPageSize } = props;
  const all = useMemo(
    () => [
      ...(selectable ? [withSelection<Row>()] : []),
      ...columns,
      ...(rowMenu ? [withActions<Row>(rowMenu)] : []),
    ],
    [columns, selectable, rowMenu],
  );
  const table = useTable({
    features,
    columns: all,
    data: rows ?? none,
    getRowId: props.getRowId,
    enableRowSelection: selectable,
    autoResetPageIndex: false,
    initialState: { pagination: { pageIndex: 0, pageSize } },
  });
  if (props.error && !rows) {
    return (
      <ErrorState title={`${props.label} could not be loaded.`} error={props.error} onRetry={props.onRetry} />
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TableToolbar table={table} filter={props.filter ?? false} />
      <section
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-large border bg-surface"
      >
        <table className="w-full border-collapse text-small" aria-busy={rows === undefined}>
          <caption className="sr-only">{props.label}</caption>
          <TableHead table={table} />
          <TableBody
            table={table}
            loading={rows === undefined}
            empty={props.empty}
            hasRows={Boolean(rows?.length)}
          />
        </table>
      </section>
      <TableFooter table={table} selectable={selectable} />
    </div>
  );
}
