import { grouped } from '#kernel/counts.ts';
import { Button } from '../ui/Button.tsx';

type Loaded = readonly unknown[] | { pages: readonly { items: readonly unknown[] }[] };

export type LoadMoreQuery = {
  data: Loaded | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** `order`: what the loaded ones are, if not the newest. */
type Props = { label: string; query: LoadMoreQuery; order?: 'newest' | 'first' };

export function LoadMore({ label, query, order = 'newest' }: Props) {
  if (!query.data || !query.hasNextPage) return null;
  const failed = query.isFetchNextPageError;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-muted text-small">
      <p role="status" className="tabular">
        {failed ? 'More could not be loaded.' : `The ${order} ${grouped(countOf(query.data))} are here.`}
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {failed ? 'Try again' : label}
      </Button>
    </div>
  );
}

function countOf(loaded: Loaded): number {
  return 'pages' in loaded ? loaded.pages.reduce((sum, page) => sum + page.items.length, 0) : loaded.length;
}
