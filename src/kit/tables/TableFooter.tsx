import type { RowData } from '@tanstack/react-table';
import { Button } from '../ui/Button.tsx';
import type { RemoteRows } from './remote-rows.ts';
import type { ProductTable } from './table-features.ts';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  selectable: boolean;
  remote: RemoteRows<Row> | undefined;
};

export function TableFooter<Row extends RowData>({ table, selectable, remote }: Props<Row>) {
  const pages = remote ? remotePages(remote) : localPages(table);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-small">
      {selectable && (
        <span role="status" className="tabular">
          {selectedCount(table, remote)} of {remote?.total ?? table.getFilteredRowModel().rows.length} row(s)
          selected.
        </span>
      )}
      <div className="ml-auto flex items-center gap-2">
        <span role="status" className="tabular mr-2">
          {pages.text}
        </span>
        <Button
          variant="secondary"
          size="small"
          disabledReason={pages.hasPrevious ? null : 'This is the first page.'}
          onClick={pages.previous}
        >
          Previous
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={remote?.busy ?? false}
          disabledReason={pages.hasNext ? null : 'This is the last page.'}
          onClick={pages.next}
        >
          Next
        </Button>
      </div>
    </div>
  );
}

function selectedCount<Row extends RowData>(
  table: ProductTable<Row>,
  remote: RemoteRows<Row> | undefined,
): number {
  if (!remote) return table.getFilteredSelectedRowModel().rows.length;
  return Object.values(table.state.rowSelection).filter(Boolean).length;
}

type Pages = {
  text: string;
  hasPrevious: boolean;
  hasNext: boolean;
  previous: () => void;
  next: () => void;
};

function localPages<Row extends RowData>(table: ProductTable<Row>): Pages {
  const count = Math.max(1, table.getPageCount());
  return {
    text: count > 1 ? `Page ${table.state.pagination.pageIndex + 1} of ${count}` : '',
    hasPrevious: table.getCanPreviousPage(),
    hasNext: table.getCanNextPage(),
    previous: () => table.previousPage(),
    next: () => table.nextPage(),
  };
}

function remotePages<Row extends RowData>({
  pageIndex,
  pages,
  onPrevious,
  onNext,
  busy,
}: RemoteRows<Row>): Pages {
  const isOnly = pageIndex === 0 && onNext === null;
  return {
    text: isOnly && !busy ? '' : `Page ${pageIndex + 1}${pages === null ? '' : ` of ${pages}`}`,
    hasPrevious: pageIndex > 0,
    hasNext: onNext !== null || busy,
    previous: onPrevious,
    next: () => onNext?.(),
  };
}
