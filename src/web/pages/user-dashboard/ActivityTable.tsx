import { DataTable } from '../../tables/DataTable.tsx';
import { columnsFor } from '../../tables/table-features.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import type { ActivityRow } from './activity.ts';
import { useActivity } from './use-activity.ts';

const column = columnsFor<ActivityRow>();
const columns = [
  column.accessor('timestamp', {
    header: 'Timestamp',
    size: 150,
    cell: ({ row }) => <TimeAgo at={row.original.timestamp} className="whitespace-nowrap" />,
  }),
  column.accessor('activity', { header: 'Event', enableSorting: false, size: 900 }),
];

/** What happened around the signed-in person's businesses, listings and requests. */
export function ActivityTable() {
  const { rows, error, retry } = useActivity();
  return (
    <DataTable
      label="Recent Activity"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      error={error}
      onRetry={retry}
      empty="Businesses that you add, steps of your listings and of access requests appear here."
    />
  );
}
