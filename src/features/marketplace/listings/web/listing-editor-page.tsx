import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { ApiError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { isPublic, listingStatusLabels } from '../domain/life-cycle.ts';
import { ListingEditor, type TakeNumber } from './listing-editor.tsx';
import { listingTones, statusMeanings } from './listing-status-words.ts';
import { type OwnListing, ownListing } from './queries.ts';
import type { SaleParts } from './sale-parts.ts';

/** The editor of one listing, or why there is none. */
type Props = {
  id: string;
  personId: string;
  photos: (listing: OwnListing) => ReactNode;
  figures: (listing: OwnListing, take: TakeNumber) => ReactNode;
  /** The way into its deal room: another feature's part. */
  room: ReactNode;
  sale: (listing: OwnListing) => SaleParts;
};

export function ListingEditorPage({ id, personId, photos, figures, room, sale }: Props) {
  const listing = useQuery(ownListing(id));
  const { data } = listing;
  if (data) {
    return (
      <>
        <Header listing={data} room={room} />
        <ListingEditor
          key={id}
          listing={data}
          personId={personId}
          photos={photos(data)}
          figures={(take) => figures(data, take)}
          sale={sale(data)}
        />
      </>
    );
  }
  if (listing.isPending) return <Waiting />;
  return (
    <>
      <PageHeader title="Listing" />
      {isUnknown(listing.error) ? (
        <EmptyState
          title="There is no such listing of yours"
          action={<LinkButton to={paths.dashboard()}>Go to the dashboard</LinkButton>}
        >
          The address may be mistyped, or the listing belongs to another account.
        </EmptyState>
      ) : (
        <ErrorState
          title="Your listing could not be loaded."
          error={listing.error}
          busy={listing.isFetching}
          onRetry={() => void listing.refetch()}
        />
      )}
    </>
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
          {industryLabel(listing.industry)} · the name above is hidden until you approve a buyer
        </>
      }
      actions={
        <>
          {room}
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

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading the listing</span>
      <Skeleton className="h-9 w-72" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-120 w-full rounded-large" />
        <Skeleton className="h-72 w-full rounded-large" />
      </div>
    </div>
  );
}

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
