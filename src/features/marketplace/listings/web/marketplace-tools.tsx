import { Select } from '#kit/ui/Select.tsx';
import type { MarketSort } from '../domain/market.ts';
import { marketSorts } from '../domain/market.ts';
import { type MarketplaceSearch, pageSizes } from './marketplace-address.ts';
import { MarketplaceSearchBox } from './marketplace-search-box.tsx';
import { sortLabels } from './marketplace-words.ts';

type Props = {
  search: MarketplaceSearch;
  onSearch: (q: string) => void;
  onSort: (sort: string) => void;
  onSize: (size: string) => void;
};

const sizes = pageSizes.map((size) => ({ value: String(size), label: `Show ${size} businesses` }));

export function MarketplaceTools({ search, onSearch, onSort, onSize }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <MarketplaceSearchBox q={search.q} onSearch={onSearch} />
      <div className="flex w-full min-w-0 flex-wrap gap-3 sm:w-auto sm:flex-nowrap">
        <div className="w-full min-w-0 sm:w-52">
          <Select aria-label="Order" value={search.sort} onValueChange={onSort} options={sortsFor(search)} />
        </div>
        <div className="w-full shrink-0 sm:w-52">
          <Select
            aria-label="Businesses per page"
            value={String(search.size)}
            onValueChange={onSize}
            options={sizes}
          />
        </div>
      </div>
    </div>
  );
}

function sortsFor({ q }: MarketplaceSearch) {
  const offered: readonly MarketSort[] =
    q === '' ? marketSorts.filter((sort) => sort !== 'best') : marketSorts;
  return offered.map((sort) => ({ value: sort, label: sortLabels[sort] }));
}
