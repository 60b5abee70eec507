import {
  type CellData,
  type ColumnDef,
  columnFilteringFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  type ReactTable,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';

declare module '@tanstack/react-table' {
  interface ColumnMeta<
    in out TFeatures extends TableFeatures,
    in out TData extends RowData,
    TValue extends CellData = CellData,
  > {
    /** The CSV value if the column's own is not suitable: money, a joined name. */
    csv?: (row: TData) => string;
  }
}

export const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: {
    alphanumeric: sortFn_alphanumeric,
    basic: sortFn_basic,
    datetime: sortFn_datetime,
    text: sortFn_text,
  },
});

export type Features = typeof features;
export type ProductTable<Row extends RowData> = ReactTable<Features, Row>;
// biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of different types; so the library has it
export type Column<Row extends RowData> = ColumnDef<Features, Row, any>;

export type HeaderColumn<Row extends RowData> = ReturnType<
  ProductTable<Row>['getVisibleLeafColumns']
>[number];

/** To be called outside of the component: columns must remain the same objects. */
export function columnsFor<Row extends RowData>() {
  return createColumnHelper<Features, Row>();
}

export function columnName(column: { id: string; columnDef: { header?: unknown } }): string {
  return typeof column.columnDef.header === 'string' ? column.columnDef.header : column.id;
}

export function columnId<Row extends RowData>(column: Column<Row>): string {
  if (column.id) return column.id;
  return 'accessorKey' in column ? String(column.accessorKey) : '';
}
