import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { countWords } from './count-words.ts';
import type { TeaserView } from './listing-card.tsx';
import {
  cleared,
  comparedIn,
  fromTheFirst,
  isNarrowed,
  type MarketplaceSearch,
  placeIn,
  searchIn,
  withBound,
  withCompared,
  withSize,
  withSort,
  withWords,
} from './marketplace-address.ts';
import { isCrossed } from './marketplace-bounds.ts';
import { MarketplaceFilterPanel } from './marketplace-filter-panel.tsx';
import { withFilter } from './marketplace-filters.ts';
import {
  type BuyerActions,
  MarketplaceList,
  MarketplaceSkeleton,
  NothingFound,
} from './marketplace-list.tsx';
import { keepPageSize, readPageSize } from './marketplace-page-size.ts';
import { MarketplacePages } from './marketplace-pages.tsx';
import { browseQuery } from './marketplace-queries.ts';
import { MarketplaceTools } from './marketplace-tools.tsx';
import { placeNote } from './marketplace-words.ts';
import { useAddress } from './use-address.ts';
import { widerSearches } from './wider-searches.ts';
import { WiderSearchesList } from './wider-searches-list.tsx';

type Props = {
  buyerActions: BuyerActions;
  cardTools: (teaser: TeaserView) => ReactNode;
  searchTools: (search: MarketplaceSearch) => ReactNode;
};

/** All state is in the URL, so that a link or a reload shows the same. */
export function MarketplaceView({ buyerActions, cardTools, searchTools }: Props) {
  const market = useMarket();
  const { go, search } = market;
  return (
    <>
      <MarketplaceTools
        search={search}
        // Replaced, so that Back does not step through every search.
        onSearch={(q) => go((now) => withWords(now, q), true)}
        onSort={(sort) => go((now) => withSort(now, sort))}
        onSize={(size) => {
          keepPageSize(size);
          go((now) => withSize(now, size));
        }}
      />
      <div className="flex flex-col gap-6 lg:flex-row">
        <MarketplaceFilterPanel
          search={search}
          onClear={() => go(cleared)}
          onFilter={(name, value) => go((now) => withFilter(now, name, value))}
          onBound={(name, key) => go((now) => withBound(now, name, key))}
        />
        <Results
          market={market}
          buyerActions={buyerActions}
          cardTools={cardTools}
          searchTools={searchTools}
        />
      </div>
      <CompareBar compared={comparedIn(market.address)} onClear={() => go(withoutCompared, true)} />
    </>
  );
}

function useMarket() {
  const [address, go] = useAddress();
  const search = searchIn(address, readPageSize());
  const found = useQuery(browseQuery(search, placeIn(address)));
  return { address, go, search, found };
}
type Market = ReturnType<typeof useMarket>;

function Results({ market, buyerActions, cardTools, searchTools }: Props & { market: Market }) {
  const { go, search, found } = market;
  const heading = useRef<HTMLHeadingElement>(null);
  const turnTo = (next: URLSearchParams) => {
    go(() => next);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="featured" aria-busy={found.isFetching} className="min-w-0 flex-1">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="featured" ref={heading} tabIndex={-1} className="text-title outline-none">
          Featured Businesses
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="tabular text-muted text-small">
            {found.data && countWords(found.data)}
          </p>
          {searchTools(search)}
        </div>
      </div>
      <p role="status" className="mb-4 max-w-prose text-muted text-small empty:hidden">
        {placeNote(search.q)}
      </p>
      <Failed market={market} />
      {found.isPending && <MarketplaceSkeleton />}
      {found.data && (
        <Found
          found={found.data}
          market={market}
          buyerActions={buyerActions}
          cardTools={cardTools}
          onTurn={turnTo}
        />
      )}
    </section>
  );
}

function Failed({ market: { found, address, go } }: { market: Market }) {
  if (!found.error || found.data) return null;
  return (
    <ErrorState
      title="The listings could not be loaded."
      error={found.error}
      busy={found.isFetching}
      // A truncated cursor stays invalid, so a retry starts over.
      onRetry={() => (placeIn(address).after === null ? void found.refetch() : go(fromTheFirst, true))}
    />
  );
}

type FoundProps = Pick<Props, 'buyerActions' | 'cardTools'> & {
  found: NonNullable<Market['found']['data']>;
  market: Market;
  onTurn: (next: URLSearchParams) => void;
};

function Found({ found, market: { address, go, search }, buyerActions, cardTools, onTurn }: FoundProps) {
  const compared = comparedIn(address);
  if (found.items.length === 0)
    return (
      <NothingFound
        filtered={isNarrowed(search)}
        crossed={isCrossed(search.bounds)}
        wider={<WiderSearchesList searches={widerSearches(address, search)} onChoose={onTurn} />}
        onClear={() => go(cleared)}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <MarketplaceList
        teasers={found.items}
        buyerActions={buyerActions}
        cardTools={(teaser) => (
          <>
            <CompareToggle
              compared={compared}
              id={teaser.id}
              onChange={(chosen) => go((now) => withCompared(now, teaser.id, chosen), true)}
            />
            {cardTools(teaser)}
          </>
        )}
      />
      <MarketplacePages found={found} search={search} address={address} onTurn={onTurn} />
    </div>
  );
}

function withoutCompared(address: URLSearchParams): URLSearchParams {
  return comparedIn(address).reduce((next, id) => withCompared(next, id, false), address);
}
