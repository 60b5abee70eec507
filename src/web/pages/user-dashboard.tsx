import { useSearchParams } from 'react-router';
import { ActivityTable } from '#features/activity/web/activity-table.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { BusinessesTab } from './user-dashboard/BusinessesTab.tsx';
import { NeedsNow } from './user-dashboard/NeedsNow.tsx';
import { OnboardingTab } from './user-dashboard/OnboardingTab.tsx';
import { PendingTab } from './user-dashboard/PendingTab.tsx';
import { RequestsTab } from './user-dashboard/RequestsTab.tsx';
import { SummaryCards } from './user-dashboard/SummaryCards.tsx';
import { useDashboard } from './user-dashboard/use-dashboard.ts';

export const meta = () => pageMeta('My Dashboard', { hidden: true });

export default function DashboardPage() {
  const { authInfo } = useAuth();
  return authInfo ? <Dashboard key={authInfo.userId} personId={authInfo.userId} /> : null;
}

function Dashboard({ personId }: { personId: string }) {
  const dashboard = useDashboard(personId);
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: 'my-businesses', label: 'My Businesses', content: <BusinessesTab {...dashboard} /> },
    { value: 'pending-actions', label: 'Pending Actions', content: <PendingTab dashboard={dashboard} /> },
    { value: 'access-requests', label: 'Access Requests', content: <RequestsTab dashboard={dashboard} /> },
    { value: 'onboarding', label: 'Onboarding', content: <OnboardingTab progress={dashboard.progress} /> },
    {
      value: 'recent-activity',
      label: 'Recent Activity',
      content: <ActivityTable personId={personId} own />,
    },
  ];
  const open = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'my-businesses';
  const show = (tab: string) =>
    setSearch(tab === 'my-businesses' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title="My Dashboard"
        actions={
          <LinkButton variant="secondary" to={paths.onboarding()}>
            Add a business
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-8">
        <section aria-labelledby="needs">
          <h2 id="needs" className="mb-3 text-title">
            What needs you now
          </h2>
          <NeedsNow dashboard={dashboard} most={3} onAll={() => show('pending-actions')} />
        </section>
        <SummaryCards received={dashboard.received} />
        <Tabs label="Dashboard" tabs={tabs} value={open} onValueChange={show} />
      </div>
    </>
  );
}
