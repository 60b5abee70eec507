import { AskForAccess } from '#features/access-requests/web/ask-for-access.tsx';
import { MarketplaceView } from '#features/listings/web/marketplace-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Marketplace', { hidden: true });

export default function MarketplacePage() {
  return (
    <>
      <PageHeader
        title="Businesses for Sale"
        lead="Every listing is anonymous. Ask for the NDA, sign it, and the seller decides whether you see who it is."
      />
      <MarketplaceView
        buyerActions={({ id, title }) => <AskForAccess listingId={id} listingTitle={title} />}
      />
    </>
  );
}
