import { AskForAccess } from '#features/agreements/access-requests/web/ask-for-access.tsx';
import { MarketplaceView } from '#features/marketplace/listings/web/marketplace-view.tsx';
import { SaveSearchButton } from '#features/marketplace/saved-searches/web/save-search-button.tsx';
import { WatchButton } from '#features/marketplace/watch-list/web/watch-button.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Marketplace', { hidden: true });

export default function MarketplacePage() {
  return (
    <>
      <PageHeader
        title="Businesses for Sale"
        lead="Every listing is anonymous. Request the NDA and sign it; the seller then decides whether you see which business it is."
        actions={
          <>
            <LinkButton variant="secondary" to={paths.savedSearches()}>
              Saved searches
            </LinkButton>
            <LinkButton variant="secondary" to={paths.watchList()}>
              Watch list
            </LinkButton>
          </>
        }
      />
      <MarketplaceView
        buyerActions={({ id, title }) => <AskForAccess listingId={id} listingTitle={title} />}
        cardTools={({ id }) => <WatchButton listingId={id} />}
        searchTools={(search) => <SaveSearchButton search={search} />}
      />
    </>
  );
}
