import { PaymentsTable } from '#features/offers/orders/web/payments-table.tsx';
import { useScope } from '#features/offers/orders/web/queries.ts';
import { NeedsNow } from './NeedsNow.tsx';
import type { Dashboard } from './use-dashboard.ts';

export function PendingTab({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="waits" className="flex flex-col gap-3">
        <h2 id="waits" className="text-title">
          Waiting for you
        </h2>
        <NeedsNow dashboard={dashboard} />
      </section>
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Payments</h2>
        <PaymentsTable scope={useScope()} />
      </div>
    </div>
  );
}
