import { useInfiniteQuery } from '@tanstack/react-query';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { statusLabels } from '../domain/status.ts';
import { openRequestColumn } from './open-request-column.tsx';
import { type RequestView, requestsQuery } from './queries.ts';
import { RequestStatus } from './request-status.tsx';

const column = columnsFor<RequestView>();
const columns = [
  column.accessor('requestedAt', {
    id: 'date',
    header: 'Date',
    size: 120,
    cell: ({ row }) => <DateText at={row.original.requestedAt} className="whitespace-nowrap" />,
  }),
  column.accessor((row) => row.buyer.name, { id: 'buyer', header: 'Buyer' }),
  column.accessor((row) => row.buyer.email, {
    id: 'email',
    header: 'Email',
    cell: ({ getValue }) => <EmailText address={getValue()} />,
  }),
  column.accessor((row) => row.listingTitle || 'Untitled listing', { id: 'listing', header: 'Listing' }),
  column.accessor((row) => statusLabels[row.status], {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <RequestStatus {...row.original} />,
  }),
  openRequestColumn,
];

export function MandatedRequests() {
  const requests = useInfiniteQuery(requestsQuery('mandated'));
  const rows = requests.data?.pages.flatMap((page) => page.items);
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        label="Client requests"
        columns={columns}
        rows={rows}
        getRowId={(request) => request.id}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        filter
        empty="When a buyer requests access to a listing that you represent, the request appears here."
      />
      <LoadMore label="Load older requests" query={requests} />
    </div>
  );
}
