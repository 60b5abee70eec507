import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { type Waitlist, waitlistNames } from '../domain/lists.ts';
import { ForwardingState } from './forwarding-state.tsx';
import { type EntryView, waitlistQuery } from './queries.ts';
import { useSendAgain } from './use-send-again.ts';

const column = columnsFor<EntryView>();

const columns = [
  column.accessor('createdAt', {
    header: 'Joined',
    size: 130,
    cell: ({ row }) => <TimeAgo at={row.original.createdAt} className="whitespace-nowrap" />,
  }),
  column.accessor('email', {
    header: 'Email',
    size: 260,
    cell: ({ row: { original } }) => (
      <span className="flex min-w-48 flex-wrap items-center gap-2">
        <span className="[overflow-wrap:anywhere]">{original.email}</span>
        {original.disposable && <Badge tone="amber">Disposable</Badge>}
      </span>
    ),
  }),
  column.accessor((entry) => waitlistNames[entry.list], { id: 'list', header: 'List', size: 200 }),
  column.accessor('forwarding', {
    header: 'External form',
    size: 220,
    cell: ({ row }) => <ForwardingState entry={row.original} />,
  }),
];

const reasons: Record<string, string> = {
  'no-form': 'No external form is set (WAITLIST_URL).',
  'already-forwarded': 'The form has it already.',
};

export function WaitlistTable({ list }: { list: Waitlist | null }) {
  const waitlist = useInfiniteQuery(waitlistQuery(list));
  const rows = useMemo(() => waitlist.data?.pages.flatMap((page) => page.items), [waitlist.data]);
  const sendAgain = useSendAgain();
  const rowMenu = ({ id, attempts, may }: EntryView): MenuEntry[] => [
    {
      kind: 'action',
      label: attempts > 0 ? 'Try again' : 'Send to the form',
      disabledReason: may.forward === true ? null : (reasons[may.forward] ?? 'Not possible now.'),
      onSelect: () => sendAgain.mutate(id),
    },
  ];
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        label="Waitlist"
        fileName={null}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        error={waitlist.error}
        onRetry={() => void waitlist.refetch()}
        empty="No addresses yet. Addresses left on For sellers and For brokers appear here."
        filter
        rowMenu={rowMenu}
      />
      <LoadMore label="Load older entries" query={waitlist} />
    </div>
  );
}
