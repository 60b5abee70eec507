import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { LoadMore } from '#web/tables/LoadMore.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { savedSearchesQuery } from './queries.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

export function SavedSearchList() {
  const saved = useInfiniteQuery(savedSearchesQuery());
  if (saved.isPending) return <Waiting />;
  if (!saved.data)
    return (
      <ErrorState
        title="The saved searches could not be loaded."
        error={saved.error}
        busy={saved.isFetching}
        onRetry={() => void saved.refetch()}
      />
    );
  const items = saved.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        title="You keep no search yet."
        action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
      >
        Search and filter there, then press “Save this search”. New listings that match come to you by mail.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-4">
        {items.map((search) => (
          <li key={search.id}>
            <SavedSearchRow search={search} />
          </li>
        ))}
      </ul>
      <LoadMore
        label="Load older ones"
        loaded={items.length}
        hasMore={saved.hasNextPage}
        busy={saved.isFetchingNextPage}
        failed={saved.isFetchNextPageError}
        onLoad={() => void saved.fetchNextPage()}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading the saved searches</span>
      <Skeleton className="h-32 rounded-large" />
      <Skeleton className="h-32 rounded-large" />
    </div>
  );
}
