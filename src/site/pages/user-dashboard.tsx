import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type Auth, useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { sides } from '#site/dashboard/contract.ts';
import type { Side } from '#site/dashboard/web/queries.ts';
import { pageMeta } from '../page-meta.ts';
import { HomeFirst, HomeParts } from './user-dashboard/home/Home.tsx';
import type { Work } from './user-dashboard/home/parts.ts';
import { NeedsNow } from './user-dashboard/NeedsNow.tsx';
import { SummaryCards } from './user-dashboard/SummaryCards.tsx';
import { type Dashboard as Read, useDashboard } from './user-dashboard/use-dashboard.ts';

/** Tabs load when they are opened, to keep the initial load small. */
const ActivityTable = lazy(() =>
  import('#site/activity/web/activity-table.tsx').then((module) => ({ default: module.ActivityTable })),
);
const BusinessesTab = lazy(() =>
  import('./user-dashboard/BusinessesTab.tsx').then((module) => ({ default: module.BusinessesTab })),
);
const OnboardingTab = lazy(() =>
  import('./user-dashboard/OnboardingTab.tsx').then((module) => ({ default: module.OnboardingTab })),
);
const PendingTab = lazy(() =>
  import('./user-dashboard/PendingTab.tsx').then((module) => ({ default: module.PendingTab })),
);
const RequestsTab = lazy(() =>
  import('./user-dashboard/RequestsTab.tsx').then((module) => ({ default: module.RequestsTab })),
);
const ViewsSection = lazy(() =>
  import('./user-dashboard/ViewsSection.tsx').then((module) => ({ default: module.ViewsSection })),
);
const coming = <Skeleton className="h-64 w-full rounded-large" />;

export const meta = () => pageMeta('My Dashboard', { hidden: true });

export default function DashboardPage() {
  const { authInfo } = useAuth();
  return authInfo ? <Dashboard key={authInfo.userId} personId={authInfo.userId} /> : null;
}

/** `null` removes a parameter. */
function toQuery(search: URLSearchParams, to: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(to)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** Whether a seller's next step or the purpose question is likely: its space is reserved while it loads. */
function comesFirst(user: Auth['user']): boolean {
  if (!user) return false;
  return (
    user.purpose === 'sell' ||
    user.roles.includes('seller') ||
    (user.purpose === null && user.roles.length === 0)
  );
}

/** Tabs by role; the tab of a business in progress is always available. */
function tabsFor({ sells, advises, buys }: Work, dashboard: Read, personId: string) {
  const { progress } = dashboard;
  const pending = {
    value: 'pending-actions',
    label: 'Pending Actions',
    content: <PendingTab dashboard={dashboard} />,
  };
  const requests = {
    value: 'access-requests',
    label: sells || advises || buys ? 'Access Requests' : 'Orders',
    content: <RequestsTab dashboard={dashboard} />,
  };
  return [
    ...(sells
      ? [{ value: 'my-businesses', label: 'My Businesses', content: <BusinessesTab {...dashboard} /> }]
      : []),
    // People who do not sell start with requests: their tasks are already above.
    ...(sells ? [pending, requests] : [requests, pending]),
    ...(sells || progress
      ? [{ value: 'onboarding', label: 'Onboarding', content: <OnboardingTab progress={progress} /> }]
      : []),
    {
      value: 'recent-activity',
      label: 'Recent Activity',
      content: <ActivityTable personId={personId} own />,
    },
  ];
}

/** The requested side; otherwise the buyer's own if they only buy; otherwise the server decides. */
function sideOf(asked: string | null, { sells, advises }: Work): Side | null {
  return sides.find((one) => one === asked) ?? (sells || advises ? null : 'sent');
}

function Dashboard({ personId }: { personId: string }) {
  const dashboard = useDashboard(personId);
  const { user } = useAuth();
  const first = comesFirst(user);
  const [search, setSearch] = useSearchParams();
  const { work } = dashboard;
  const tabs = tabsFor(work, dashboard, personId);
  const home = work.sells ? 'my-businesses' : 'access-requests';
  const open = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? home;
  const change = (to: Record<string, string | null>) =>
    setSearch(toQuery(search, to), { replace: true, preventScrollReset: true });
  const show = (tab: string) => change({ tab: tab === home ? null : tab });
  return (
    <>
      <Header sells={work.sells} />
      <div className="flex flex-col gap-8">
        <Suspense fallback={first && <Skeleton className="h-44 w-full rounded-large" />}>
          <HomeFirst expected={first} />
        </Suspense>
        <ToDo dashboard={dashboard} onAll={() => show('pending-actions')} />
        <Suspense fallback={null}>
          <HomeParts sent={dashboard.sentRows} />
        </Suspense>
        <Figures work={work} search={search} onSide={(next) => change({ side: next })} />
        {search.get('views') === 'open' && (
          <Suspense fallback={coming}>
            <ViewsSection work={work} closeTo={toQuery(search, { views: null })} />
          </Suspense>
        )}
        <Tabs label="Dashboard" tabs={tabs.map(whenLoaded)} value={open} onValueChange={show} />
      </div>
    </>
  );
}

function Header({ sells }: Pick<Work, 'sells'>) {
  return (
    <PageHeader
      title="My Dashboard"
      actions={
        sells && (
          <LinkButton variant="secondary" to={paths.onboarding()}>
            Add a business
          </LinkButton>
        )
      }
    />
  );
}

function ToDo({ dashboard, onAll }: { dashboard: Read; onAll: () => void }) {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="mb-3 text-title">
        To do
      </h2>
      <NeedsNow dashboard={dashboard} most={3} without={dashboard.shownFirst} onAll={onAll} />
    </section>
  );
}

type FiguresProps = { work: Work; search: URLSearchParams; onSide: (side: Side) => void };

function Figures({ work, search, onSide }: FiguresProps) {
  if (!work.sells && !work.buys && !work.advises) return null;
  return (
    <SummaryCards
      side={sideOf(search.get('side'), work)}
      sells={work.sells}
      onSide={onSide}
      viewsTo={toQuery(search, { views: 'open' })}
      requestsTo={toQuery(search, { tab: 'access-requests' })}
    />
  );
}

function whenLoaded(tab: ReturnType<typeof tabsFor>[number]) {
  return { ...tab, content: <Suspense fallback={coming}>{tab.content}</Suspense> };
}
