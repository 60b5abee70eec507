import type { RowData } from '@tanstack/react-table';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { type DataTableProps, useProductTable } from './use-product-table.ts';

/** A table with sorting, filter, column menu, selection and pages, all kept in the browser. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, error, onRetry } = props;
  const table = useProductTable(props);
  if (error && !rows)
    return <ErrorState title={`${label} could not be loaded.`} error={error} onRetry={onRetry} />;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {error && <StaleNotice error={error} onRetry={onRetry} />}
      <TableToolbar table={table} filter={props.filter ?? false} />
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-large border bg-surface"
      >
        <table className="w-full border-collapse text-small" aria-busy={rows === undefined}>
          <caption className="sr-only">{label}</caption>
          <TableHead table={table} />
          <TableBody
            table={table}
            loading={rows === undefined}
            empty={props.empty}
            hasRows={Boolean(rows?.length)}
          />
        </table>
      </section>
      <TableFooter table={table} selectable={props.selectable ?? false} />
    </div>
  );
}

/** The rows that came earlier stay in sight when reading them again fails. */
function StaleNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      title="This may be out of date"
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
