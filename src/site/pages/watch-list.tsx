import { AskForAccess } from '#features/agreements/access-requests/web/ask-for-access.tsx';
import { WatchListView } from '#features/marketplace/watch-list/web/watch-list-view.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Watch list', { hidden: true });

export default function WatchListPage() {
  return (
    <>
      <PageHeader
        title="Watch list"
        lead="We notify you when a public detail of one of these listings changes."
        actions={
          <LinkButton variant="secondary" to={paths.marketplace()}>
            Marketplace
          </LinkButton>
        }
      />
      <WatchListView buyerActions={({ id, title }) => <AskForAccess listingId={id} listingTitle={title} />} />
    </>
  );
}
