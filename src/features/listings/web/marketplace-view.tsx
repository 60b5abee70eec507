import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { browseListings } from '../contract.ts';
import { MarketplaceFilterPanel } from './marketplace-filter-panel.tsx';
import { filtersIn, isFiltered, pageIn, withFilter, withPage } from './marketplace-filters.ts';
import {
  type BuyerActions,
  MarketplaceList,
  MarketplaceSkeleton,
  NothingFound,
} from './marketplace-list.tsx';
import { browseQuery } from './marketplace-queries.ts';

/** Filters and cards. Filters and page live in the address, so that a link or a reload shows the same. */
export function MarketplaceView({ buyerActions }: { buyerActions: BuyerActions }) {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const found = useQuery(browseQuery(filters, pageIn(search)));
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => setSearch(new URLSearchParams(), { preventScrollReset: true });
  const toPage = (page: number) => {
    setSearch(withPage(search, page), { preventScrollReset: true });
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-6 lg:flex-row">
      <MarketplaceFilterPanel
        filters={filters}
        onClear={clear}
        onChange={(name, value) => setSearch(withFilter(search, name, value), { preventScrollReset: true })}
      />
      <section aria-labelledby="featured" aria-busy={found.isFetching} className="min-w-0 flex-1">
        <div className="mb-4 flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="featured" ref={heading} tabIndex={-1} className="text-title outline-none">
            Featured Businesses
          </h2>
          <p role="status" className="tabular text-muted text-small">
            {found.data && countWords(found.data)}
          </p>
        </div>
        {found.isError && !found.data && (
          <ErrorState
            title="The listings could not be loaded."
            error={found.error}
            busy={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && <MarketplaceSkeleton />}
        {found.data?.items.length === 0 && <NothingFound filtered={isFiltered(filters)} onClear={clear} />}
        {found.data && found.data.items.length > 0 && (
          <div className="flex flex-col gap-6">
            <MarketplaceList teasers={found.data.items} buyerActions={buyerActions} />
            <Pagination
              label="Pages of businesses"
              page={found.data.page}
              pages={found.data.pages}
              onPageChange={toPage}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function countWords({ total, totalIsFloor, page, pages }: ReplyOf<typeof browseListings>): string {
  const count = `${total.toLocaleString('en-US')}${totalIsFloor ? '+' : ''}`;
  const businesses = `${count} ${total === 1 ? 'business' : 'businesses'}`;
  return pages > 1 ? `${businesses}, page ${page} of ${pages}` : businesses;
}
