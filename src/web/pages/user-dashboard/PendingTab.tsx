import { DataTable } from '../../tables/DataTable.tsx';
import { columnsFor } from '../../tables/table-features.ts';
import { NeedsNow } from './NeedsNow.tsx';
import type { Dashboard } from './use-dashboard.ts';

type Payment = { id: string; email: string; amount: string; status: string };

const column = columnsFor<Payment>();
const columns = [
  column.accessor('email', { header: 'Email' }),
  column.accessor('amount', { header: 'Amount', enableSorting: false }),
  column.accessor('status', { header: 'Status', enableSorting: false }),
];
const noPayments: readonly Payment[] = [];

/** What waits for the reader, and payments for services bought here. */
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
        <DataTable
          label="Payments"
          columns={columns}
          rows={noPayments}
          getRowId={(payment) => payment.id}
          error={null}
          onRetry={() => {}}
          filter
          selectable
          empty="Payments belong to services bought here. None can be bought in this version, so there are no payments."
        />
      </div>
    </div>
  );
}
