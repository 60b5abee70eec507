import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAllPages } from '#kit/tables/all-pages.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { statusLabels } from '../domain/status.ts';
import { keptShown, type Shown } from './board-choice.ts';
import { openRequestColumn } from './open-request-column.tsx';
import { type RequestView, requestsQuery } from './queries.ts';
import { RequestBoard } from './request-board.tsx';
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
  const [shown, setShown] = useState<Shown>(() => keptShown.read() ?? 'board');
  const of = { rows, error: requests.error, onRetry: () => void requests.refetch() };
  // Six empty columns say less than the sentence of the empty table.
  const asTable = shown === 'table' || rows?.length === 0;
  return (
    <div className="flex flex-col gap-3">
      {rows?.length !== 0 && (
        <Choice
          shown={shown}
          onShow={(next) => {
            setShown(next);
            keptShown.keep(next);
          }}
        />
      )}
      {asTable ? (
        <DataTable
          {...of}
          label="Client requests"
          fileName="client-requests"
          readAll={readAllPages(requests)}
          columns={columns}
          getRowId={(request) => request.id}
          filter
          empty="When a buyer requests access to a listing that you represent, the request appears here."
        />
      ) : (
        <RequestBoard {...of} more={requests.hasNextPage} />
      )}
      <LoadMore label="Load older requests" query={requests} />
    </div>
  );
}

const choices: readonly { value: Shown; label: string }[] = [
  { value: 'board', label: 'Board' },
  { value: 'table', label: 'Table' },
];

function Choice({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Show the requests as</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === shown}
          onClick={() => onShow(value)}
          className={cx(buttonFace('quiet', 'small'), 'aria-pressed:bg-raised aria-pressed:text-text')}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
