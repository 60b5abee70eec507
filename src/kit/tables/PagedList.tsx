import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadMore, type LoadMoreQuery } from './LoadMore.tsx';

type Props<Item> = {
  query: LoadMoreQuery & {
    data: { pages: readonly { items: readonly Item[] }[] } | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  what: string;
  more: string;
  empty: ReactNode;
  waiting?: string;
  children: (items: readonly Item[]) => ReactNode;
};

export function PagedList<Item>({ query, what, more, empty, waiting = 'h-32', children }: Props<Item>) {
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading the {what}</span>
        <Skeleton className={`w-full rounded-large ${waiting}`} />
        <Skeleton className={`w-full rounded-large ${waiting}`} />
      </div>
    );
  if (!query.data)
    return (
      <ErrorState
        title={`The ${what} could not be loaded.`}
        error={query.error ?? new Error('No answer.')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <div className="flex flex-col gap-6">
      {children(items)}
      <LoadMore label={more} query={query} />
    </div>
  );
}
