import { lazy, Suspense } from 'react';
import { OrdersPart } from '#features/offers/orders/web/orders-part.tsx';
import { useScope } from '#features/offers/orders/web/queries.ts';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { SentRequests } from './SentRequests.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Tables load for those who have something to sort. */
const ReceivedRequests = lazy(() =>
  import('./ReceivedRequests.tsx').then((module) => ({ default: module.ReceivedRequests })),
);

export function RequestsTab({ dashboard }: { dashboard: Dashboard }) {
  const { work } = dashboard;
  return (
    <div className="flex flex-col gap-8">
      {(work.sells || work.advises) && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-large" />}>
          <ReceivedRequests dashboard={dashboard} />
        </Suspense>
      )}
      {work.buys && <SentRequests sent={dashboard.sent} />}
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Orders</h2>
        <OrdersPart scope={useScope()} />
      </div>
    </div>
  );
}
