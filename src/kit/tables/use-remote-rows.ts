import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { pageSizes } from '#wire/page-of.ts';
import { useSettled } from '../use-settled.ts';
import type { RemoteRows, Sorting } from './remote-rows.ts';
import { readMemory } from './table-memory.ts';

type Asked<C extends string> = {
  sort?: C;
  order?: 'asc' | 'desc';
  filter: string;
  after?: string;
  size: number;
};
type Page<Row> = { items: Row[]; next: string | null; total?: number };

type Options<Row extends RowData, C extends string> = {
  id: string;
  /** The query key; changes of the list invalidate it. */
  queryKey: readonly unknown[];
  sortable: readonly C[];
  read: (query: Asked<C>, signal: AbortSignal) => Promise<Page<Row>>;
  pageSize?: number;
};

const debounceTime = 250;

/** For a `DataTable`: `<DataTable {...useRemoteRows({…})} id="orders" label="Orders" columns={…} … />`. */
export function useRemoteRows<Row extends RowData, C extends string>(options: Options<Row, C>) {
  const { id, queryKey, sortable, read, pageSize = pageSizes.table } = options;
  const [sorting, setSorting] = useState<Sorting>(() => readMemory(id, sortable).sorting);
  const [typed, setTyped] = useState('');
  const filter = useSettled(typed.trim(), typed.trim(), debounceTime).value;
  const { cursors, after, go } = usePlaces(JSON.stringify([sorting, filter]));
  const asked = { ...orderOf(sorting, sortable), filter };
  const query = useQuery({
    queryKey: [...queryKey, asked, after, pageSize],
    queryFn: ({ signal }) => read({ ...asked, ...from(after), size: pageSize }, signal),
    placeholderData: keepPreviousData,
  });

  const isPastEnd = !query.isPlaceholderData && query.data?.items.length === 0 && cursors.length > 1;
  // Reason: the rows of the last page can disappear; the previous page is then the last.
  useEffect(() => {
    if (isPastEnd) go(cursors.slice(0, -1));
  });
  const next = query.data?.next ?? null;
  const remote: RemoteRows<Row> = {
    sorting,
    onSortingChange: setSorting,
    sortable,
    filter: typed,
    onFilterChange: setTyped,
    pageIndex: cursors.length - 1,
    pages: query.data?.total === undefined ? null : Math.max(1, Math.ceil(query.data.total / pageSize)),
    onPrevious: () => go(cursors.slice(0, -1)),
    onNext: next === null || query.isPlaceholderData ? null : () => go([...cursors, next]),
    total: query.data?.total ?? null,
    busy: query.isPlaceholderData,
    readAll: everyRow((place, signal) => read({ ...asked, ...from(place), size: pageSizes.most }, signal)),
  };
  return {
    rows: query.data?.items,
    error: query.error,
    onRetry: () => void query.refetch(),
    remote,
  };
}

/** The cursors of the pages so far, to go back. A new order or filter, which is another view, starts over. */
function usePlaces(view: string) {
  const [places, setPlaces] = useState({ view, cursors: [''] });
  const cursors = places.view === view ? places.cursors : [''];
  const go = (to: string[]) => setPlaces({ view, cursors: to });
  return { cursors, after: cursors.at(-1) ?? '', go };
}

function orderOf<C extends string>(sorting: Sorting, sortable: readonly C[]) {
  const [by] = sorting;
  const sort = sortable.find((column) => column === by?.id);
  return sort && by ? { sort, order: by.desc ? ('desc' as const) : ('asc' as const) } : {};
}

function from(after: string): { after?: string } {
  return after ? { after } : {};
}

function everyRow<Row extends RowData>(
  read: (after: string, signal: AbortSignal) => Promise<Page<Row>>,
): RemoteRows<Row>['readAll'] {
  return (signal, onProgress) =>
    readEveryPage((place) => {
      signal.throwIfAborted();
      return read(place, signal);
    }, onProgress);
}

async function readEveryPage<Row>(
  read: (after: string) => Promise<Page<Row>>,
  onProgress: (count: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Page<Row> = await read(after);
    rows.push(...page.items);
    onProgress(rows.length);
    after = page.next;
  }
  return rows;
}
