import { LeakSearch } from '#features/deal-room/leak-finder/web/leak-search.tsx';
import { searchAllRooms } from '#features/deal-room/leak-finder/web/search-leak.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Leak finder', { hidden: true });

export default function AdminLeakFinderPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Leak finder"
        lead="Which view of a deal room page a picture comes from, in all rooms of this site."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <LeakSearch search={searchAllRooms} opens={false} />
    </Guard>
  );
}
