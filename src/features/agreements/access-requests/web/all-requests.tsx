import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { EmailText } from '#kit/ui/EmailText.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { Select } from '#kit/ui/Select.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { listRequests } from '../contract.ts';
import { type ListedStatus, listedStatuses, requestColumns } from '../domain/request-list.ts';
import { type Status, statusLabels } from '../domain/status.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type RequestView, requestsKey } from './queries.ts';
import { RequestStatus } from './request-status.tsx';
import { statusEntries } from './status-entries.ts';

const column = columnsFor<RequestView>();

const columns = [
  column.accessor('requestedAt', {
    id: 'created',
    header: 'Date Created',
    size: 170,
    cell: ({ row }) => <TimeAgo at={row.original.requestedAt} className="whitespace-nowrap" />,
  }),
  column.accessor((row) => row.buyer.name, { id: 'user', header: 'User', size: 160 }),
  column.accessor((row) => row.buyer.email, {
    id: 'email',
    header: 'User Email',
    size: 210,
    cell: ({ getValue }) => <EmailText address={getValue()} />,
  }),
  column.accessor((row) => row.brokers.map((broker) => broker.name).join(', '), {
    id: 'broker',
    header: 'User Broker',
    size: 150,
    cell: ({ getValue }) => getValue() || <span className="text-muted">None</span>,
  }),
  column.accessor('listingTitle', { id: 'business', header: 'Business', size: 240 }),
  column.accessor((row) => statusLabels[row.status], {
    id: 'status',
    header: 'Status',
    size: 160,
    cell: ({ row }) => (
      <span className="flex flex-col items-start gap-1 whitespace-nowrap">
        <RequestStatus status={row.original.status} />
        {row.original.outcome && (
          <span className="text-muted text-small">{outcomeLabels[row.original.outcome]}</span>
        )}
      </span>
    ),
  }),
];

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...listedStatuses.map((value) => ({
    value,
    label: value === 'undecided' ? 'All pending' : statusLabels[value],
  })),
];

type Props = { status: ListedStatus | undefined; onStatus: (status: ListedStatus | undefined) => void };

export function AllRequests({ status, onStatus }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full sm:w-56">
        <Select
          aria-label="Status"
          value={status ?? 'all'}
          onValueChange={(value) => onStatus(listedStatuses.find((one) => one === value))}
          options={statusOptions}
        />
      </div>
      <RequestsTable key={status ?? 'all'} status={status} />
    </div>
  );
}

function RequestsTable({ status }: Pick<Props, 'status'>) {
  const remote = useRemoteRows({
    id: 'all-access-requests',
    queryKey: [...requestsKey, 'table', 'all', status ?? null],
    sortable: requestColumns,
    read: (asked, signal) =>
      call(listRequests, { query: { ...asked, scope: 'all', ...(status ? { status } : {}) } }, { signal }),
  });
  const [asked, setAsked] = useState<{ request: RequestView; to: Status } | null>(null);
  const rowMenu = useRowMenu(setAsked);
  return (
    <>
      <DataTable
        {...remote}
        id="all-access-requests"
        label="All access requests"
        columns={columns}
        getRowId={(row) => row.id}
        empty={
          status
            ? 'No access request has this status.'
            : 'No access requests yet. They appear here as buyers send them.'
        }
        filter
        fileName="access-requests"
        rowMenu={rowMenu}
      />
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function useRowMenu(onMove: (asked: { request: RequestView; to: Status }) => void) {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    (request: RequestView): MenuEntry[] => {
      const broker = request.brokers[0];
      return [
        { kind: 'link', label: 'Open request', to: paths.accessRequest(request.id) },
        { kind: 'separator' },
        ...statusEntries(request, (to) => onMove({ request, to })),
        { kind: 'separator' },
        { kind: 'action', label: 'Copy ID', onSelect: () => void copy(request.id, toast) },
        { kind: 'link', label: 'View User', to: paths.person(request.buyer.id) },
        {
          kind: 'action',
          label: 'View Broker',
          disabledReason: broker ? null : 'No broker represents this listing.',
          onSelect: () => broker && void navigate(paths.person(broker.id)),
        },
      ];
    },
    [navigate, toast, onMove],
  );
}

async function copy(id: string, toast: ReturnType<typeof useToast>): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast('ID copied');
  } catch {
    toast('The ID couldn’t be copied.', { tone: 'bad', description: id });
  }
}
