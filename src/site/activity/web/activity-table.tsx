import { Link } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listActivity } from '../contract.ts';

type Activity = ReplyOf<typeof listActivity>['items'][number];

const column = columnsFor<Activity>();
const columns = [
  column.accessor('timestamp', {
    header: 'Timestamp',
    enableSorting: false,
    size: 150,
    cell: ({ row }) => <TimeAgo at={row.original.timestamp} className="whitespace-nowrap" />,
  }),
  column.accessor('activity', {
    header: 'Event',
    enableSorting: false,
    size: 900,
    cell: ({ row }) => <Event {...row.original} />,
  }),
];

export function ActivityTable({ personId, own }: { personId: string; own: boolean }) {
  const rows = useRemoteRows<Activity, never>({
    id: 'recent-activity',
    queryKey: ['activity', personId],
    sortable: [],
    read: ({ after, size }, signal) =>
      call(
        listActivity,
        { params: { id: personId }, query: { size, ...(after ? { after } : {}) } },
        { signal },
      ),
  });
  return (
    <DataTable
      {...rows}
      id="recent-activity"
      label="Recent Activity"
      fileName="recent-activity"
      columns={columns}
      getRowId={(row) => row.id}
      empty={
        own
          ? 'Businesses that you add, steps of your listings and of access requests appear here.'
          : 'You and this person have no shared activity yet.'
      }
    />
  );
}

const pageOf = {
  listing: paths.listing,
  'access-request': paths.accessRequest,
  offer: paths.offer,
  order: paths.order,
};

function Event({ activity, about }: Activity) {
  if (about === null) return activity;
  const to = pageOf[about.kind](about.id);
  return (
    <Link to={to} prefetch="intent" className="link wrap-anywhere">
      {activity}
    </Link>
  );
}
