import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { RefObject } from 'react';
import { cx } from '../ui/cx.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import type { RemoteRows } from './remote-rows.ts';
import { isSortable } from './SortMenu.tsx';
import { columnName, type ProductTable } from './table-features.ts';
import { asHead, asRow, asRowGroup } from './table-roles.ts';
import { areSized } from './Widths.tsx';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  remote: RemoteRows<Row> | undefined;
  element: RefObject<HTMLTableElement | null>;
};
type Header<Row extends RowData> = ReturnType<ProductTable<Row>['getFlatHeaders']>[number];

export function TableHead<Row extends RowData>(props: Props<Row>) {
  return (
    // On a phone the sort menu of the toolbar takes the place of the headings; the box that selects all rows stays.
    <thead
      {...asRowGroup}
      className={props.table.getFlatHeaders().some(isOfAllRows) ? 'max-sm:block' : 'max-sm:hidden'}
    >
      {props.table.getHeaderGroups().map((group) => (
        <tr
          key={group.id}
          {...asRow}
          className="border-line border-b max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:px-4"
        >
          {group.headers.map((header) => (
            <HeadCell key={header.id} header={header} {...props} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

function isOfAllRows<Row extends RowData>({ column }: Header<Row>): boolean {
  return column.id === 'select';
}

function HeadCell<Row extends RowData>({ header, ...props }: Props<Row> & { header: Header<Row> }) {
  const { table, remote, element } = props;
  const { column } = header;
  const sorted = column.getIsSorted();
  const canSort = isSortable(column, remote);
  const isData = Boolean(column.accessorFn);
  const least = column.columnDef.minSize ?? 20;
  return (
    <th
      {...asHead}
      scope="col"
      // Otherwise the resize handle would be part of its name.
      aria-label={isData ? columnName(column) : undefined}
      aria-sort={canSort ? (sorted ? directions[sorted] : 'none') : undefined}
      style={areSized(table) ? undefined : { width: header.getSize(), minWidth: least }}
      className={cx(
        'group/head relative h-11 px-4 text-left font-medium text-muted first:pl-5',
        'max-sm:flex max-sm:w-auto! max-sm:items-center max-sm:px-0 max-sm:first:pl-0',
        !isOfAllRows(header) && 'max-sm:hidden',
      )}
    >
      {canSort && !header.isPlaceholder ? (
        <SortButton table={table} header={header} />
      ) : (
        !header.isPlaceholder && <table.FlexRender header={header} />
      )}
      {isData && <ColumnEdge table={table} column={column} element={element} />}
    </th>
  );
}

function SortButton<Row extends RowData>({
  table,
  header,
}: {
  table: ProductTable<Row>;
  header: Header<Row>;
}) {
  const Arrow = arrows[header.column.getIsSorted() || 'none'];
  return (
    <button
      type="button"
      onClick={header.column.getToggleSortingHandler()}
      className="touch-target -mx-1 inline-flex max-w-full items-center gap-1.5 rounded-small px-1 hover:text-text"
    >
      <span className={areSized(table) ? 'truncate' : 'whitespace-nowrap'}>
        <table.FlexRender header={header} />
      </span>
      <Arrow aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}
