import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { readAllPages } from '#kit/tables/all-pages.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { offerStatusLabels } from '../domain/status-labels.ts';
import { kindLabels } from '../domain/words.ts';
import { OfferStatusBadge } from './offer-status.tsx';
import { nextWords, whosePrice } from './offer-words.ts';
import { type OfferView, offersQuery } from './queries.ts';

const column = columnsFor<OfferView>();
const begun = column.accessor('createdAt', {
  id: 'date',
  header: 'Date',
  size: 120,
  cell: ({ row }) => <DateText at={row.original.createdAt} className="whitespace-nowrap" />,
});
const buyer = column.accessor((row) => row.buyer.name, { id: 'buyer', header: 'Buyer' });
const others = [
  column.accessor((row) => row.listingTitle || 'Untitled listing', { id: 'listing', header: 'Listing' }),
  column.accessor((row) => kindLabels[row.kind], { id: 'kind', header: 'Kind' }),
  column.accessor('price', {
    header: 'Price',
    cell: ({ row }) => (
      <span>
        <Money exact amount={row.original.price} />
        <span className="block whitespace-nowrap text-muted text-small">{whosePrice(row.original)}</span>
      </span>
    ),
  }),
  column.accessor((row) => offerStatusLabels[row.status], {
    id: 'status',
    header: 'Status',
    size: 190,
    cell: ({ row }) => <OfferStatusBadge {...row.original} />,
  }),
  column.display({
    id: 'open',
    header: () => <span className="sr-only">Open</span>,
    size: 110,
    enableHiding: false,
    cell: ({ row: { original } }) => {
      const label = labelOf(original);
      return (
        <LinkButton
          size="small"
          variant={label === 'Open' ? 'secondary' : 'primary'}
          to={paths.offer(original.id)}
          aria-label={`${label}: ${original.buyer.name}’s offer for ${original.listingTitle}`}
        >
          {label}
        </LinkButton>
      );
    },
  }),
];

function labelOf(offer: OfferView): string {
  if (offer.status === 'draft') return 'Continue';
  return nextWords(offer).yours ? 'Review' : 'Open';
}

const words = {
  received: {
    label: 'Offers for my listings',
    empty: 'Indications of interest and letters of intent from buyers with access appear here.',
    columns: [begun, buyer, ...others],
  },
  sent: {
    label: 'Offers sent by me',
    empty: 'Once a seller approves your access, start an offer from the listing.',
    columns: [begun, ...others],
  },
};

/** Newest first. `loiOnly` leaves out indications. */
export function OfferTable({ scope, loiOnly }: { scope: 'sent' | 'received'; loiOnly: boolean }) {
  const offers = useInfiniteQuery(offersQuery(scope));
  const all = offers.data?.pages.flatMap((page) => page.items);
  const wanted = (some: OfferView[]) => (loiOnly ? some.filter(({ kind }) => kind === 'loi') : some);
  const rows = all && wanted(all);
  const { label, empty, columns } = words[scope];
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        label={label}
        fileName="offers"
        readAll={async (...of) => wanted(await readAllPages(offers)(...of))}
        columns={columns}
        rows={rows}
        getRowId={(offer) => offer.id}
        error={offers.error}
        onRetry={() => void offers.refetch()}
        empty={empty}
      />
      <LoadMore label="Load older offers" query={offers} />
    </div>
  );
}
