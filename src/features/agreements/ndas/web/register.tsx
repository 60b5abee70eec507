import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { useRemoteRows } from '#kit/tables/use-remote-rows.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import type { MenuEntry } from '#kit/ui/menu-entry.ts';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listNdas } from '../contract.ts';
import type { NdaKind } from '../domain/nda-kind.ts';
import { type Binding, type RegisterScope, registerColumns } from '../domain/register.ts';
import { ndasKey } from './queries.ts';
import { useMasterDownload, useNdaDownload } from './use-nda-acts.ts';

type Line = ReplyOf<typeof listNdas>['items'][number];

const column = columnsFor<Line>();
const listing = column.accessor((line) => line.listingTitle ?? 'All joined listings', {
  id: 'listing',
  header: 'Listing',
  size: 230,
  enableSorting: false,
});
const kind = column.accessor((line) => kindWords[line.kind], {
  id: 'kind',
  header: 'Kind',
  size: 120,
  enableSorting: false,
});
const signer = column.accessor('signer', { header: 'Signed by', size: 190, enableSorting: false });
const email = column.accessor('buyerEmail', {
  id: 'email',
  header: 'Email',
  size: 210,
  enableSorting: false,
});
const state = column.accessor((line) => bindingWords[line.binding], {
  id: 'state',
  header: 'Status',
  size: 130,
  enableSorting: false,
  cell: ({ row: { original } }) => (
    <StatusBadge tone={original.binding === 'binding' ? 'good' : 'neutral'}>
      {bindingWords[original.binding]}
    </StatusBadge>
  ),
});
const ends = column.accessor('endsAt', {
  id: 'ends',
  header: 'Expires',
  size: 130,
  cell: ({ getValue }) => <DateText at={getValue()} className="whitespace-nowrap" />,
});
const signed = column.accessor('signedAt', {
  id: 'signed',
  header: 'Signed',
  size: 130,
  cell: ({ getValue }) => <DateText at={getValue()} className="whitespace-nowrap" />,
});
const seal = column.accessor((line) => (line.sealLevel ? 'Sealed' : 'Being sealed'), {
  id: 'seal',
  header: 'Seal',
  size: 140,
  enableSorting: false,
  cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue()}</span>,
});
const own = [listing, kind, state, ends, signed, seal];
const ofSide = [listing, kind, signer, state, ends, signed, email, seal];

const kindWords: Record<NdaKind, string> = { listing: 'NDA', master: 'NDA passport', joinder: 'Joinder' };
const bindingWords: Record<Binding, string> = { binding: 'In force', ended: 'Expired' };
const words: Record<RegisterScope, { label: string; empty: string }> = {
  signed: {
    label: 'NDAs I signed',
    empty: 'NDAs that you sign appear here with their expiration dates.',
  },
  received: {
    label: 'NDAs for my listings',
    empty: 'NDAs that buyers sign for your listings appear here with their expiration dates.',
  },
  all: { label: 'All NDAs', empty: 'No signed NDAs yet.' },
};

type Props = { scope: RegisterScope; listingId: string | null; binding: Binding | null };

export function NdaRegister({ scope, listingId, binding }: Props) {
  const id = `ndas-${scope}`;
  const asked = {
    scope,
    ...(listingId === null ? {} : { listingId }),
    ...(binding === null ? {} : { binding }),
  };
  const remote = useRemoteRows({
    id,
    queryKey: [...ndasKey, 'register', asked],
    sortable: registerColumns,
    read: (query, signal) => call(listNdas, { query: { ...query, ...asked } }, { signal }),
  });
  const { label, empty } = words[scope];
  return (
    <DataTable
      {...remote}
      id={id}
      label={label}
      columns={scope === 'signed' ? own : ofSide}
      getRowId={(line) => line.id}
      rowMenu={useRowMenu()}
      fileName={id}
      filter={scope !== 'signed'}
      empty={listingId === null && binding === null ? empty : 'No NDAs match. Remove a filter.'}
    />
  );
}

function useRowMenu() {
  const download = useNdaDownload();
  const master = useMasterDownload();
  return (line: Line): MenuEntry[] => [
    ...pagesOf(line),
    {
      kind: 'action',
      label: 'Download signed NDA',
      disabledReason: line.sealLevel === null ? 'The file is being sealed. This takes a moment.' : null,
      onSelect: () => download.mutate(line.id),
    },
    ...(line.kind === 'joinder'
      ? [
          {
            kind: 'action' as const,
            label: 'Download master agreement',
            onSelect: () => master.mutate(line.id),
          },
        ]
      : []),
  ];
}

function pagesOf({ requestId, listingId }: Line): MenuEntry[] {
  if (requestId === null || listingId === null)
    return [{ kind: 'link', label: 'Open NDA passport', to: paths.ndaPassport() }];
  return [
    { kind: 'link', label: 'Open request', to: paths.accessRequest(requestId) },
    { kind: 'link', label: 'Open listing', to: paths.listing(listingId) },
  ];
}
