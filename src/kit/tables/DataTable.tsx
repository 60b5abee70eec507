import type { RowData } from '@tanstack/react-table';
import { useId, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { StaleNotice } from '../ui/StaleNotice.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { ProductTable } from './table-features.ts';
import { asTable } from './table-roles.ts';
import { type DataTableProps, useProductTable } from './use-product-table.ts';
import { areSized, Widths } from './Widths.tsx';

/** On narrow screens each row is a card; explicit roles are needed because `display` removes those of a table. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, error, onRetry, remote } = props;
  const table = useProductTable(props);

  const hintId = useId();
  if (error && !rows)
    return <ErrorState title={`${label} could not be loaded.`} error={error} onRetry={onRetry} />;

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {error && <StaleNotice error={error} onRetry={onRetry} />}
      <TableToolbar
        table={table}
        filter={props.filter ?? false}
        remote={remote}
        fileName={props.fileName}
        readAll={remote?.readAll ?? props.readAll}
        ready={rows !== undefined}
      />
      <section
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-large border bg-surface"
      >
        <p id={hintId} className="sr-only">
          Up and Down move between rows. Enter opens a row’s menu.
        </p>
        <TableElement table={table} label={label} rows={rows} remote={remote} empty={props.empty} />
      </section>
      <TableFooter table={table} selectable={props.selectable ?? false} remote={remote} />
    </div>
  );
}

type ElementProps<Row extends RowData> = Pick<DataTableProps<Row>, 'label' | 'rows' | 'empty'> & {
  table: ProductTable<Row>;
  remote: DataTableProps<Row>['remote'] | undefined;
};

function TableElement<Row extends RowData>({ table, label, rows, remote, empty }: ElementProps<Row>) {
  const element = useRef<HTMLTableElement>(null);
  const sized = areSized(table);
  return (
    <table
      ref={element}
      {...asTable}
      className={cx('w-full border-collapse text-small max-sm:block max-sm:min-w-0!', sized && 'table-fixed')}
      style={sized ? { minWidth: table.getTotalSize() } : undefined}
      aria-busy={rows === undefined || remote?.busy}
    >
      <caption className="sr-only">{label}</caption>
      {sized && <Widths table={table} />}
      <TableHead table={table} remote={remote} element={element} />
      <TableBody
        table={table}
        loading={rows === undefined}
        busy={remote?.busy ?? false}
        empty={empty}
        hasRows={Boolean(rows?.length) || Boolean(remote?.filter)}
      />
    </table>
  );
}
