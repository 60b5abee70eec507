import { denyWords, pendingWords } from '#features/agreements/access-requests/domain/reason-words.ts';
import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import { denyReasonOf, pendingReasonOf } from '#features/agreements/access-requests/web/next-step.ts';
import { openRequestColumn } from '#features/agreements/access-requests/web/open-request-column.tsx';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { RequestStatus } from '#features/agreements/access-requests/web/request-status.tsx';
import { OrdersTable } from '#features/offers/orders/web/orders-table.tsx';
import { useScope } from '#features/offers/orders/web/queries.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import type { Dashboard } from './use-dashboard.ts';

const column = columnsFor<RequestView>();
const asked = column.accessor('requestedAt', {
  id: 'date',
  header: 'Date',
  size: 120,
  cell: ({ row }) => <DateText at={row.original.requestedAt} className="whitespace-nowrap" />,
});
const listing = column.accessor('listingTitle', {
  header: 'Listing',
  cell: ({ row }) => row.original.listingTitle || 'Untitled listing',
});
const status = column.accessor((row) => statusLabels[row.status], {
  id: 'status',
  header: 'Status',
  cell: ({ row }) => (
    <span className="flex flex-col items-start gap-0.5">
      <RequestStatus {...row.original} />
      <span className="text-muted text-tiny">{why(row.original)}</span>
    </span>
  ),
});
const receivedColumns = [
  asked,
  column.accessor((row) => row.buyer.name, { id: 'buyer', header: 'Buyer' }),
  column.accessor((row) => row.buyer.email, { id: 'email', header: 'Email' }),
  listing,
  status,
  openRequestColumn,
];
const sentColumns = [asked, listing, status, openRequestColumn];

export function RequestsTab({ dashboard }: { dashboard: Dashboard }) {
  const { sent, sentRows, work } = dashboard;
  return (
    <div className="flex flex-col gap-8">
      {(work.sells || work.advises) && <ReceivedRequests dashboard={dashboard} />}
      {work.buys && (
        <div className="flex flex-col gap-3">
          <h2 className="text-title">Sent by me</h2>
          <DataTable
            label="Requests sent by me"
            columns={sentColumns}
            rows={sentRows}
            getRowId={(request) => request.id}
            error={sent.error}
            onRetry={() => void sent.refetch()}
            empty="Request an NDA in the marketplace. Its status appears here."
          />
          <LoadMore label="Load older requests" query={sent} />
        </div>
      )}
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Orders</h2>
        <OrdersTable scope={useScope()} />
      </div>
    </div>
  );
}

function ReceivedRequests({ dashboard: { received, receivedRows, work } }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-title">{work.sells ? 'For my listings' : 'For my clients’ listings'}</h2>
      <DataTable
        label="Requests for my listings"
        columns={receivedColumns}
        rows={receivedRows}
        getRowId={(request) => request.id}
        error={received.error}
        onRetry={() => void received.refetch()}
        filter
        empty="Buyers ask for access from a public listing. Once one asks for yours, you decide here."
      />
      <LoadMore label="Load older requests" query={received} />
    </div>
  );
}

/** Empty if the status says everything. */
function why(request: RequestView): string {
  const pending = pendingReasonOf(request);
  const denied = request.outcome ? null : denyReasonOf(request);
  if (pending) return pendingWords[pending];
  return denied ? denyWords[denied] : '';
}
