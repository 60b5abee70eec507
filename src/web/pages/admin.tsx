import { useSearchParams } from 'react-router';
import { AllRequests } from '#features/access-requests/web/all-requests.tsx';
import { NewRequestsCard } from '#features/access-requests/web/new-requests-card.tsx';
import { RequestsByMonth } from '#features/access-requests/web/requests-by-month.tsx';
import { ProofReviewList } from '#features/buyer-proofs/web/proof-review-list.tsx';
import { ProofCard } from '#features/ledger/web/proof-card.tsx';
import { PhotoReviewList } from '#features/listing-photos/web/photo-review-list.tsx';
import { ReviewList } from '#features/listings/web/review-list.tsx';
import { WaitingSeals } from '#features/ndas/web/waiting-seals.tsx';
import { BusinessRevenue } from '#features/orders/web/business-revenue.tsx';
import { SiteNotes } from '#features/site-notes/web/site-notes.tsx';
import { SiteStorage } from '#features/storage/web/site-storage.tsx';
import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Tabs } from '../ui/Tabs.tsx';

export const meta = () => pageMeta('Admin Dashboard', { hidden: true });

const tabs = [
  { value: 'requests', label: 'All Access Requests', content: <Requests /> },
  { value: 'reviews', label: 'Listing Reviews', content: <ReviewList /> },
  { value: 'photos', label: 'Photo Reviews', content: <PhotoReviewList /> },
  { value: 'proofs', label: 'Buyer Verification', content: <ProofReviewList /> },
  { value: 'seals', label: 'NDA Seals', content: <WaitingSeals /> },
  {
    value: 'record',
    label: 'Record',
    content: <ProofCard listingId={null} holds="All that was done in all deals of all listings." />,
  },
  {
    value: 'revenue',
    label: 'Business Revenue',
    content: <BusinessRevenue />,
  },
  { value: 'storage', label: 'Storage', content: <SiteStorage /> },
];

export default function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'requests';
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Admin Dashboard"
        actions={
          <>
            <LinkButton variant="secondary" to={paths.adminUsers()}>
              Accounts
            </LinkButton>
            <LinkButton variant="secondary" to={paths.waitlist()}>
              Waitlist
            </LinkButton>
            <LinkButton variant="secondary" to={paths.ndaTemplates()}>
              NDA templates
            </LinkButton>
            <LinkButton variant="secondary" to={paths.valuationTables()}>
              Valuation tables
            </LinkButton>
            <LinkButton variant="secondary" to={paths.outbox()}>
              Email outbox
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        <SiteNotes />
        <NewRequestsCard />
        <Tabs
          label="Admin"
          tabs={tabs}
          value={open}
          onValueChange={(tab) =>
            setSearch(tab === 'requests' ? {} : { tab }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
    </Guard>
  );
}

/** The work first, then how it went over the year. */
function Requests() {
  return (
    <div className="flex flex-col gap-8">
      <AllRequests />
      <RequestsByMonth />
    </div>
  );
}
