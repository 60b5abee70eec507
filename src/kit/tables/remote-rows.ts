import type { RowData } from '@tanstack/react-table';

export type Sorting = { id: string; desc: boolean }[];

export type RemoteRows<Row extends RowData> = {
  sorting: Sorting;
  onSortingChange: (sorting: Sorting) => void;
  sortable: readonly string[];
  filter: string;
  onFilterChange: (text: string) => void;
  pageIndex: number;
  /** `null` if the server does not count. */
  pages: number | null;
  onPrevious: () => void;
  /** `null` on the last page. */
  onNext: (() => void) | null;
  /** `null` if the server does not count. */
  total: number | null;
  /** Other rows are loading. */
  busy: boolean;
  /** Loads all matching rows, page by page, and reports progress. */
  readAll: (signal: AbortSignal, onProgress: (read: number) => void) => Promise<Row[]>;
};
