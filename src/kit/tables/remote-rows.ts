import type { RowData } from '@tanstack/react-table';

export type Sorting = { id: string; desc: boolean }[];

/** Every row that matches, also those that are not loaded. `onProgress` hears how many were read. */
export type ReadAll<Row> = (signal: AbortSignal, onProgress: (read: number) => void) => Promise<Row[]>;

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
  readAll: ReadAll<Row>;
};
