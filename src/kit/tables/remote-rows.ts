import type { RowData } from '@tanstack/react-table';

export type Sorting = { id: string; desc: boolean }[];

/** What a table shows of rows that the server sorts, filters and pages, and what it can ask for. */
export type RemoteRows<Row extends RowData> = {
  sorting: Sorting;
  onSortingChange: (sorting: Sorting) => void;
  /** The columns that the server can sort by. */
  sortable: readonly string[];
  filter: string;
  onFilterChange: (text: string) => void;
  /** From 0. */
  pageIndex: number;
  /** How many pages there are; `null` where the server does not count. */
  pages: number | null;
  onPrevious: () => void;
  /** `null` on the last page. */
  onNext: (() => void) | null;
  /** All rows that match; `null` where the server does not count them. */
  total: number | null;
  /** Other rows than those in sight are on their way. */
  busy: boolean;
  /** Reads every row that matches, page by page; tells how many are here. */
  readAll: (signal: AbortSignal, onProgress: (read: number) => void) => Promise<Row[]>;
};
