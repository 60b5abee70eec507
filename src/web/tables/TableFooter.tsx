import type { RowData } from '@tanstack/react-table';
import { Button } from '../ui/Button.tsx';
import type { ProductTable } from './table-features.ts';

export function TableFooter<Row extends RowData>({
  table,
  selectable,
}: {
  table: ProductTable<Row>;
  selectable: boolean;
}) {
  const all = table.getFilteredRowModel().rows;
  const { pageIndex } = table.state.pagination;
  const pages = Math.max(1, table.getPageCount());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-small">
      {selectable && (
        <span role="status" className="tabular">
          {table.getFilteredSelectedRowModel().rows.length} of {all.length} row(s) selected.
        </span>
      )}
      <div className="ml-auto flex items-center gap-2">
        {pages > 1 && (
          <span className="tabular mr-2">
            Page {pageIndex + 1} of {pages}
          </span>
        )}
        <Button
          variant="secondary"
          size="small"
          disabledReason={table.getCanPreviousPage() ? null : 'This is the first page.'}
          onClick={() => table.previousPage()}
        >
          Previous
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabledReason={table.getCanNextPage() ? null : 'This is the last page.'}
          onClick={() => table.nextPage()}
        >
          Next
        </Button>
      </div>
    </div>
  );
}
