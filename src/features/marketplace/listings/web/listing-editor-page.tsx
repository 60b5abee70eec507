import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { isPublic, listingStatusLabels } from '../domain/life-cycle.ts';
import type { BesideFigure } from './compared-fields.ts';
import { type FillNumber, ListingEditor, type TakeNumber } from './listing-editor.tsx';
import { listingTones, statusMeanings } from './listing-status-words.ts';
import { type OwnListing, ownListing } from './queries.ts';
import type { SaleParts } from './sale-parts.ts';

type Props = {
  id: string;
  personId: string;
  photos: (listing: OwnListing) => ReactNode;
  figures: (listing: OwnListing, take: TakeNumber) => ReactNode;
  beside: (listing: OwnListing, fill: FillNumber | null) => BesideFigure;
  room: ReactNode;
  sale: (listing: OwnListing) => SaleParts;
};

const waiting = (
  <>
    <Skeleton className="h-9 w-72" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton className="h-120 w-full rounded-large" />
      <Skeleton className="h-72 w-full rounded-large" />
    </div>
  </>
);

export function ListingEditorPage({ id, personId, photos, figures, beside, room, sale }: Props) {
  return (
    <QueryPage
      query={useQuery(ownListing(id))}
      words={{ loading: 'Loading the listing', failed: 'Your listing could not be loaded.' }}
      waiting={waiting}
      title="Listing"
      missing={() => (
        <EmptyState
          title="There is no such listing for you to edit"
          action={<LinkButton to={paths.dashboard()}>Go to the dashboard</LinkButton>}
        >
          The address may be mistyped, the listing belongs to another account, or its owner no longer lets you
          edit it.
        </EmptyState>
      )}
    >
      {(listing) => (
        <>
          <Header listing={listing} room={room} />
          <ListingEditor
            key={id}
            listing={listing}
            personId={personId}
            photos={photos(listing)}
            figures={(take) => figures(listing, take)}
            beside={(fill) => beside(listing, fill)}
            sale={sale(listing)}
          />
        </>
      )}
    </QueryPage>
  );
}

function Header({ listing, room }: { listing: OwnListing; room: ReactNode }) {
  const { status } = listing;
  return (
    <PageHeader
      title={listing.businessName}
      lead={
        <>
          <span className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge tone={listingTones[status]}>{listingStatusLabels[status]}</StatusBadge>
            <span>{statusMeanings[status]}</span>
          </span>
          {industryLabel(listing.industry)} ·{' '}
          {listing.acting
            ? 'you see the name above because the owner opened it to you'
            : status === 'sold'
              ? 'buyers who did not buy no longer see the name above'
              : 'the name above is hidden until you approve a buyer'}
        </>
      }
      actions={
        <>
          {room}
          {listing.acting && (
            <LinkButton variant="secondary" to={paths.listing(listing.id)}>
              See the listing
            </LinkButton>
          )}
          {isPublic(status) && (
            <LinkButton variant="secondary" to={paths.businessForSale(listing.id)}>
              See the public page
            </LinkButton>
          )}
        </>
      }
    />
  );
}
