import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { listedStatuses } from '#features/agreements/access-requests/domain/request-list.ts';
import { AllRequests } from '#features/agreements/access-requests/web/all-requests.tsx';
import { NewRequestsCard } from '#features/agreements/access-requests/web/new-requests-card.tsx';
import { RequestsByMonth } from '#features/agreements/access-requests/web/requests-by-month.tsx';
import { WaitingSeals } from '#features/agreements/ndas/web/waiting-seals.tsx';
import { countText } from '#features/inbox/notifications/domain/counts.ts';
import { BrokerRequestList } from '#features/marketplace/broker-requests/web/broker-request-list.tsx';
import { PhotoReviewList } from '#features/marketplace/listing-photos/web/photo-review-list.tsx';
import { ReviewList } from '#features/marketplace/listings/web/review-list.tsx';
import { BusinessRevenue } from '#features/offers/orders/web/business-revenue.tsx';
import { ProofReviewList } from '#features/people/buyer-proofs/web/proof-review-list.tsx';
import { ProofCard } from '#features/record/ledger/web/proof-card.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import type { QueueName } from '#site/dashboard/domain/queues.ts';
import { homeQuery } from '#site/dashboard/web/queries.ts';
import { SiteNotes } from '#site/site-notes/web/site-notes.tsx';
import { SiteStorage } from '#site/storage/web/site-storage.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { LetInNotes } from './LetInNotes.tsx';
import { AdminHome } from './user-dashboard/home/AdminHome.tsx';

export const meta = () => pageMeta('Admin Dashboard', { hidden: true });

/** `queue`: the counter of the tab and its label. */
type AdminTab = { value: string; label: string; queue?: [QueueName, string]; content: ReactNode };

const tabs: readonly AdminTab[] = [
  {
    value: 'requests',
    label: 'All Access Requests',
    queue: ['requests', 'new'],
    content: <Requests />,
  },
  { value: 'reviews', label: 'Listings', queue: ['reviews', 'to review'], content: <ReviewList /> },
  { value: 'photos', label: 'Photos', queue: ['photos', 'to review'], content: <PhotoReviewList /> },
  {
    value: 'proofs',
    label: 'Verification',
    queue: ['proofs', 'to verify'],
    content: <ProofReviewList />,
  },
  {
    value: 'brokers',
    label: 'Brokers',
    queue: ['brokers', 'to review'],
    content: <BrokerRequestList />,
  },
  { value: 'seals', label: 'NDA Seals', queue: ['seals', 'failed'], content: <WaitingSeals /> },
  {
    value: 'record',
    label: 'Record',
    content: <ProofCard listingId={null} holds="Every action in every deal on this site." />,
  },
  {
    value: 'revenue',
    label: 'Business Revenue',
    queue: ['orders', 'to deliver'],
    content: <BusinessRevenue />,
  },
  { value: 'storage', label: 'Storage', content: <SiteStorage /> },
];

export default function AdminPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <Admin />
    </Guard>
  );
}

function Admin() {
  const [search, setSearch] = useSearchParams();
  const queues = useQuery(homeQuery()).data?.queues;
  const open = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'requests';
  return (
    <>
      <PageHeader title="Admin Dashboard" actions={<OtherPages />} />
      <div className="flex flex-col gap-8">
        <SiteNotes />
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <NewRequestsCard />
          {/* On a phone the tabs below show the same counts. */}
          {queues && (
            <div className="hidden lg:block">
              <AdminHome queues={queues} />
            </div>
          )}
        </div>
        <Tabs
          label="Admin"
          tabs={tabs.map(({ queue, ...tab }) => ({
            ...tab,
            label: <TabLabel label={tab.label} waiting={queue && [queues?.[queue[0]] ?? 0, queue[1]]} />,
          }))}
          value={open}
          onValueChange={(tab) =>
            setSearch(tab === 'requests' ? {} : { tab }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
    </>
  );
}

function OtherPages() {
  return (
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
      <LinkButton variant="secondary" to={paths.serviceTokens()}>
        Service tokens
      </LinkButton>
      <LinkButton variant="secondary" to={paths.outbox()}>
        Email outbox
      </LinkButton>
      <LinkButton variant="secondary" to={paths.adminWebhooks()}>
        Webhooks
      </LinkButton>
      <LinkButton variant="secondary" to={paths.branding()}>
        Branding
      </LinkButton>
      <LinkButton variant="secondary" to={paths.backups()}>
        Backups
      </LinkButton>
      <LinkButton variant="secondary" to={paths.health()}>
        Health
      </LinkButton>
    </>
  );
}

function Requests() {
  const [search, setSearch] = useSearchParams();
  return (
    <div className="flex flex-col gap-8">
      <LetInNotes>
        <AllRequests
          status={listedStatuses.find((one) => one === search.get('status'))}
          onStatus={(status) =>
            setSearch(status ? { status } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </LetInNotes>
      <RequestsByMonth />
    </div>
  );
}

function TabLabel({
  label,
  waiting,
}: {
  label: string;
  waiting: [count: number, words: string] | undefined;
}) {
  if (!waiting || waiting[0] === 0) return label;
  const [count, words] = waiting;
  return (
    <>
      {label}{' '}
      <span className="tabular ml-1 rounded-round bg-accent-soft px-2 py-0.5 font-semibold text-accent text-tiny">
        {countText(count)}
        {/* The row is full: a word at each count would make a second one. */}
        <span className="sr-only"> {words}</span>
      </span>
    </>
  );
}
