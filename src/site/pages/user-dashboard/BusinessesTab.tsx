import { ImportButton } from '#features/marketplace/business-imports/web/import-button.tsx';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import type { BusinessView } from '#features/marketplace/businesses/web/queries.ts';
import { isPublic, listingStatusLabels } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTones, statusMeanings } from '#features/marketplace/listings/web/listing-status-words.ts';
import type { OwnListingRow } from '#features/marketplace/listings/web/own-listings-query.ts';
import { WriteListingButton } from '#features/marketplace/listings/web/write-listing-button.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import type { LoadMoreQuery } from '#kit/tables/LoadMore.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Loaded on demand: most dashboards never need its long list, or have more than one page of businesses. */
const loadAskTrade = async () =>
  (await import('#features/marketplace/businesses/web/ask-trade.tsx')).AskTrade;
const loadLoadMore = async () => (await import('#kit/tables/LoadMore.tsx')).LoadMore;

export function BusinessesTab({ businesses, listings }: Pick<Dashboard, 'businesses' | 'listings'>) {
  const error = businesses.data ? listings.error : businesses.error;
  if (error && (!businesses.data || !listings.data)) {
    return (
      <ErrorState
        title="Your businesses could not be loaded."
        error={error}
        busy={businesses.isFetching || listings.isFetching}
        onRetry={() => {
          void businesses.refetch();
          void listings.refetch();
        }}
      />
    );
  }
  if (!businesses.data || !listings.data) return <Waiting />;
  if (businesses.data.length === 0) return <NoBusiness />;
  const rows = listings.data;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <ImportButton any />
      </div>
      <ul className="flex flex-col gap-4">
        {businesses.data.map((business) => (
          <BusinessRow
            key={business.id}
            business={business}
            listings={rows.filter((listing) => listing.businessId === business.id)}
          />
        ))}
      </ul>
      <Older label="Load older businesses" query={businesses} />
      <Older label="Load older listings" query={listings} />
    </div>
  );
}

function Older(props: { label: string; query: LoadMoreQuery }) {
  return props.query.hasNextPage && <OnDemand load={loadLoadMore} props={props} waiting={null} />;
}

function NoBusiness() {
  const { user } = useAuth();
  const broker = user?.roles.includes('broker') ?? false;
  return (
    <EmptyState
      title="No business yet"
      action={
        <div className="flex flex-wrap items-center justify-center gap-2">
          <LinkButton variant="secondary" to={paths.onboarding()}>
            Add a business
          </LinkButton>
          <ImportButton any={false} />
        </div>
      }
    >
      {broker || user?.purpose === 'advise'
        ? 'Businesses that you own appear here. Your clients’ listings are under Engagements.'
        : 'Businesses that you sell appear here. Adding one takes two short steps. Nothing is published.'}
    </EmptyState>
  );
}

type RowProps = { business: BusinessView; listings: readonly OwnListingRow[] };

function BusinessRow({ business, listings }: RowProps) {
  const [current, ...earlier] = listings;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <BusinessFacts business={business} />
        {current && (
          <StatusBadge tone={listingTones[current.status]}>{listingStatusLabels[current.status]}</StatusBadge>
        )}
      </div>
      {business.trade === null && <OnDemand load={loadAskTrade} props={{ business }} waiting={null} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <p className="min-w-0 flex-1 basis-60 text-muted">
          {current ? (
            <>
              <span className="block text-text">{current.title || 'Untitled listing'}</span>
              {statusMeanings[current.status]}
            </>
          ) : (
            'No listing yet. Write a public teaser that does not name you, and a private profile for approved buyers.'
          )}
          {earlier.length > 0 && (
            <span className="block text-small">
              {earlier.length === 1 ? 'One earlier listing' : `${earlier.length} earlier listings`}
            </span>
          )}
        </p>
        <NextStep business={business} current={current} />
      </div>
    </Card>
  );
}

function BusinessFacts({ business }: Pick<RowProps, 'business'>) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="text-title">{business.businessName}</h3>
      <p className="text-muted text-small">
        {business.dba && <>doing business as {business.dba} · </>}
        {industryLabel(business.industry)}
        {business.trade && <> · {tradeLabel(business.trade)}</>} · EIN{' '}
        <span className="tabular">{business.einMasked}</span>
      </p>
      {business.einPrefixUnknown && (
        <p className="text-amber text-small">
          The IRS has not issued EINs with this prefix, as far as we know. Check it against your IRS letter.
        </p>
      )}
    </div>
  );
}

function NextStep({ business, current }: { business: BusinessView; current: OwnListingRow | undefined }) {
  if (!current) return <WriteListingButton businessId={business.id} businessName={business.businessName} />;
  const name = <span className="sr-only"> of {business.businessName}</span>;
  const edit = paths.editListing(current.id);
  const room = (
    <LinkButton variant="secondary" to={paths.roomOfListing(current.id)}>
      Deal room{name}
    </LinkButton>
  );
  if (current.status === 'draft')
    return (
      <div className="flex flex-wrap gap-2">
        <LinkButton to={edit}>Continue the listing{name}</LinkButton>
        {room}
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isPublic(current.status) && (
        <LinkButton variant="secondary" to={paths.listing(current.id)}>
          Preview{name}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={edit}>
        {current.status === 'sold' ? 'View listing' : 'Edit listing'}
        {name}
      </LinkButton>
      {room}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading your businesses</span>
      <Skeleton className="h-36 w-full rounded-large" />
      <Skeleton className="h-36 w-full rounded-large" />
    </div>
  );
}
