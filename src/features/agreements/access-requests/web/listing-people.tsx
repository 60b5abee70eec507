import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { listRequests } from '../contract.ts';
import { requestColumns } from '../domain/request-list.ts';
import { handStages } from '../domain/stage-moves.ts';
import { type Status, statusLabels } from '../domain/status.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type RequestView, requestsKey } from './queries.ts';
import { RequestStatus } from './request-status.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { stageRefused, standingWords } from './stage-words.ts';
import { stepsOf } from './steps.ts';

const column = columnsFor<RequestView>();
const dash = <span className="text-muted">—</span>;

const columns = [
  column.accessor((row) => row.buyer.name, {
    id: 'user',
    header: 'Buyer',
    size: 170,
    cell: ({ row: { original } }) => (
      <Link className="link" to={paths.accessRequest(original.id)}>
        {original.buyer.name}
      </Link>
    ),
  }),
  column.accessor((row) => row.buyer.email, { id: 'email', header: 'Email', size: 210 }),
  column.accessor(standingWords, { id: 'stage', header: 'Access level', size: 170 }),
  column.accessor((row) => levelSince(row) ?? '', {
    id: 'since',
    header: 'Since',
    size: 120,
    cell: ({ row: { original } }) => {
      const since = levelSince(original);
      return since ? <DateText at={since} /> : dash;
    },
  }),
  column.accessor((row) => row.grant?.until ?? '', {
    id: 'until',
    header: 'Ends',
    size: 120,
    cell: ({ row: { original } }) => (original.grant?.until ? <DateText at={original.grant.until} /> : dash),
  }),
  column.accessor((row) => statusLabels[row.status], {
    id: 'status',
    header: 'Request',
    size: 160,
    cell: ({ row }) => (
      <span className="whitespace-nowrap">
        <RequestStatus {...row.original} />
      </span>
    ),
  }),
];

function levelSince({ grant }: RequestView): string | undefined {
  return grant?.stageSince?.at ?? grant?.since;
}

type Asked = { request: RequestView; to: Status | 'stage' };

export function ListingPeople({ listingId }: { listingId: string }) {
  const remote = useRemoteRows({
    id: 'listing-people',
    queryKey: [...requestsKey, 'people', listingId],
    sortable: requestColumns,
    read: (asked, signal) =>
      call(listRequests, { query: { ...asked, scope: 'received', listingId } }, { signal }),
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const rowMenu = useCallback((request: RequestView) => entriesFor(request, setAsked), []);
  return (
    <>
      <DataTable
        {...remote}
        id="listing-people"
        label="Buyers"
        columns={columns}
        getRowId={(row) => row.id}
        empty="No buyer has requested access to this listing yet."
        filter
        fileName="people"
        rowMenu={rowMenu}
      />
      <StagesExplained />
      {asked?.to === 'stage' && <StageDialog request={asked.request} onClose={() => setAsked(null)} />}
      {asked && asked.to !== 'stage' && (
        <MoveDialog request={asked.request} to={asked.to} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function StagesExplained() {
  return (
    <details className="max-w-2xl">
      <summary className="link w-fit cursor-pointer py-2">What the stages mean</summary>
      <DescriptionList
        items={handStages.map((stage) => ({
          term: stageWords[stage].name,
          detail: stageWords[stage].opens,
        }))}
      />
    </details>
  );
}

function entriesFor(request: RequestView, onAsk: (asked: Asked) => void): MenuEntry[] {
  const possible = handStages.some((to) => stageRefused(request, to) === null);
  return [
    { kind: 'link', label: 'Open request', to: paths.accessRequest(request.id) },
    {
      kind: 'action',
      label: 'Change access',
      disabledReason: possible ? null : stageRefused(request, 'S4'),
      onSelect: () => onAsk({ request, to: 'stage' }),
    },
    { kind: 'separator' },
    ...stepsOf(request).map(
      (step): MenuEntry => ({
        kind: 'action',
        label: step.label,
        disabledReason: step.disabledReason,
        onSelect: () => onAsk({ request, to: step.to }),
      }),
    ),
  ];
}
