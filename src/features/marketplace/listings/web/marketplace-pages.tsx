import { Button } from '#kit/ui/Button.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { browseListings } from '../contract.ts';
import { fromTheFirst, type MarketplaceSearch, withAfter } from './marketplace-address.ts';
import { withPage } from './marketplace-filters.ts';
import { bestEnds } from './marketplace-words.ts';

type Props = {
  found: ReplyOf<typeof browseListings>;
  search: MarketplaceSearch;
  address: URLSearchParams;
  onTurn: (next: URLSearchParams) => void;
};

export function MarketplacePages({ found, search, address, onTurn }: Props) {
  const { page, pages, next, totalIsFloor } = found;
  const behind = address.has('after');
  const last = page >= pages;
  return (
    <div className="flex flex-col items-center gap-3">
      {!behind && (
        <Pagination
          label="Pages of businesses"
          page={page}
          pages={pages}
          addressOf={(to) => `?${withPage(address, to)}`}
          onPageChange={(to) => onTurn(withPage(address, to))}
        />
      )}
      {last && totalIsFloor && next === null && search.sort === 'best' && (
        <p className="text-muted text-small">{bestEnds}</p>
      )}
      {(behind || (last && next !== null)) && (
        <nav aria-label="Further businesses" className="flex flex-wrap items-center justify-center gap-2">
          {behind && (
            <Button variant="quiet" size="small" onClick={() => onTurn(fromTheFirst(address))}>
              Back to page 1
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            disabledReason={next === null ? 'These are the last ones.' : null}
            onClick={() => next !== null && onTurn(withAfter(address, next))}
          >
            {behind ? 'Next' : 'Show more businesses'}
          </Button>
        </nav>
      )}
    </div>
  );
}
