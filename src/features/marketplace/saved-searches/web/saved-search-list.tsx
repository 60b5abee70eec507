import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { savedSearchesQuery } from './queries.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

export function SavedSearchList() {
  const saved = useInfiniteQuery(savedSearchesQuery());
  return (
    <PagedList
      query={saved}
      what="saved searches"
      more="Load more"
      empty={
        <EmptyState
          title="No saved searches yet."
          action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
        >
          Search and filter there, then press “Save this search”. New listings that match come to you by
          email.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="flex flex-col gap-4">
          {items.map((search) => (
            <li key={search.id}>
              <SavedSearchRow search={search} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
