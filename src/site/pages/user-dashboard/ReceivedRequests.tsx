import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import { openRequestColumn } from '#features/agreements/access-requests/web/open-request-column.tsx';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { RequestStatus } from '#features/agreements/access-requests/web/request-status.tsx';
import { reasonWords } from '#features/agreements/access-requests/web/status-reason.ts';
import { readAllPages } from '#kit/tables/all-pages.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import type { Dashboard } from './use-dashboard.ts';

const column = columnsFor<RequestView>();
const columns = [
  column.accessor('requestedAt', {
    id: 'date',
    header: 'Date',
    size: 120,
    cell: ({ row }) => <DateText at={row.original.requestedAt} className="whitespace-nowrap" />,
  }),
  column.accessor((row) => row.buyer.name, { id: 'buyer', header: 'Buyer' }),
  column.accessor((row) => row.buyer.email, { id: 'email', header: 'Email' }),
  column.accessor('listingTitle', {
    header: 'Listing',
    cell: ({ row }) => row.original.listingTitle || 'Untitled listing',
  }),
  column.accessor((row) => statusLabels[row.status], {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => (
      <span className="flex flex-col items-start gap-0.5">
        <RequestStatus {...row.original} />
        <span className="text-muted text-tiny">{reasonWords(row.original)}</span>
      </span>
    ),
  }),
  openRequestColumn,
];

export function ReceivedRequests({ dashboard: { received, receivedRows, work } }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-title">{work.sells ? 'For my listings' : 'For my clients’ listings'}</h2>
      <DataTable
        label={work.sells ? 'Requests for my listings' : 'Requests for my clients’ listings'}
        fileName="requests"
        readAll={readAllPages(received)}
        columns={columns}
        rows={receivedRows}
        getRowId={(request) => request.id}
        error={received.error}
        onRetry={() => void received.refetch()}
        filter
        empty={
          work.sells
            ? 'When a buyer requests access to your public listing, you decide here.'
            : 'When a buyer requests access to a listing that you represent, the request appears here.'
        }
      />
      <LoadMore label="Load older requests" query={received} />
    </div>
  );
}
