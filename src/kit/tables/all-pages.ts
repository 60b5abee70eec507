import type { ReadAll } from './remote-rows.ts';

type Loaded<Row> = {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined;
  hasNextPage: boolean;
};
type Query<Row> = Loaded<Row> & { fetchNextPage: () => Promise<Loaded<Row> & { error: Error | null }> };

/** For the export of a `DataTable` that loads page by page: loads the pages that are left, and returns every row. */
export function readAllPages<Row>(query: Query<Row>): ReadAll<Row> {
  return async (signal, onProgress) => {
    let loaded: Loaded<Row> = query;
    while (loaded.hasNextPage) {
      signal.throwIfAborted();
      const next = await query.fetchNextPage();
      if (next.error) throw next.error;
      loaded = next;
      onProgress(rowsOf(loaded).length);
    }
    return rowsOf(loaded);
  };
}

function rowsOf<Row>({ data }: Loaded<Row>): Row[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
