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
  onNext: (() => void) | null;
  total: number | null;
  busy: boolean;
  readAll: (signal: AbortSignal, onProgress: (read: number) => void) => Promise<Row[]>;
};
