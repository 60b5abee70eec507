import { useSearchParams } from 'react-router';
import { AskForAccess } from '#features/agreements/access-requests/web/ask-for-access.tsx';
import { CompareView } from '#features/marketplace/listings/web/compare-view.tsx';
import { idsIn } from '#features/marketplace/listings/web/marketplace-address.ts';
import { ForOthers } from '#features/marketplace/listings/web/marketplace-list.tsx';
import { WatchButton } from '#features/marketplace/watch-list/web/watch-button.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Compare', { hidden: true });

/** The listings are in the URL, so that a comparison can be saved and shared. */
export default function ComparePage() {
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Compare"
        lead="Compare public listings side by side. — means not disclosed."
        actions={
          <LinkButton variant="secondary" to={paths.marketplace()}>
            Marketplace
          </LinkButton>
        }
      />
      <CompareView
        ids={idsIn(address.get('ids'))}
        onChange={(ids) => setAddress(ids.length > 0 ? { ids: ids.join(',') } : {}, { replace: true })}
        tools={(teaser) => (
          <ForOthers teaser={teaser}>
            <AskForAccess listingId={teaser.id} listingTitle={teaser.title} />
            <WatchButton listingId={teaser.id} />
          </ForOthers>
        )}
      />
    </>
  );
}
