import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readAllPages } from '#kit/tables/all-pages.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { mailTitle } from '../domain/mail-kinds.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailStatus } from './mail-status.tsx';
import { type MailLine, outboxQuery } from './queries.ts';

const column = columnsFor<MailLine>();

const columns = [
  column.accessor('createdAt', {
    header: 'Written',
    size: 140,
    cell: ({ row }) => <TimeAgo at={row.original.createdAt} className="whitespace-nowrap" />,
  }),
  column.accessor('to', { id: 'email', header: 'To', size: 220 }),
  column.accessor('subject', {
    header: 'Subject',
    size: 300,
    cell: ({ row }) => (
      <Link to={{ search: `?mail=${row.original.id}` }} preventScrollReset className="link">
        {row.original.subject}
      </Link>
    ),
  }),
  column.accessor(({ kind }) => mailTitle(kind), { id: 'kind', header: 'Kind', size: 190 }),
  column.accessor('status', {
    header: 'Status',
    size: 130,
    cell: ({ row }) => <MailStatus status={row.original.status} />,
  }),
];

export function Outbox() {
  const outbox = useInfiniteQuery(outboxQuery());
  const [search, setSearch] = useSearchParams();
  const rows = useMemo(() => outbox.data?.pages.flatMap((page) => page.items), [outbox.data]);
  const open = search.get('mail');
  return (
    <div className="flex flex-col gap-5">
      {rows && <DeliveryNote mails={rows} />}
      <DataTable
        label="Outgoing email"
        fileName="outgoing-email"
        readAll={readAllPages(outbox)}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        error={outbox.error}
        onRetry={() => void outbox.refetch()}
        empty="No email was written yet. Sign-ups, requests and signatures write the first ones."
        filter
      />
      <LoadMore label="Load older emails" query={outbox} />
      {open && (
        <MailDialog id={open} onClose={() => setSearch({}, { replace: true, preventScrollReset: true })} />
      )}
    </div>
  );
}
