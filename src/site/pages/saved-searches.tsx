import { SavedSearchList } from '#features/marketplace/saved-searches/web/saved-search-list.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Saved searches', { hidden: true });

export default function SavedSearchesPage() {
  return (
    <>
      <PageHeader
        title="Saved searches"
        lead="Daily emails come in the morning, weekly ones on Mondays. Each has a link to stop it."
        actions={
          <LinkButton variant="secondary" to={paths.marketplace()}>
            Marketplace
          </LinkButton>
        }
      />
      <SavedSearchList />
    </>
  );
}
