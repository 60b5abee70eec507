import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { isPublic, listingStatusLabels, mayEdit } from '../domain/life-cycle.ts';
import { teaserFacts, teaserTitle } from '../domain/teaser-words.ts';
import type { BesideFigure } from './compared-fields.ts';
import { EmbedButton } from './embed-button.tsx';
import { HiddenProfile } from './hidden-profile.tsx';
import { HighlightsCard } from './highlights-card.tsx';
import { described, type TeaserView } from './listing-card.tsx';
import { OpenProfile } from './listing-profile.tsx';
import { listingQuery, type ListingView as View } from './marketplace-queries.ts';
import { TeaserPhotos } from './teaser-photos.tsx';

type Props = {
  id: string;
  buyerActions: (teaser: TeaserView, listing: View) => ReactNode;
  brokerParts: (listingId: string) => ReactNode;
  ownerParts: (listing: View) => ReactNode;
  profilePhotos: (listingId: string) => ReactNode;
  beside: (listing: View) => BesideFigure;
};

const waiting = (
  <>
    <Skeleton className="h-9 w-96 max-w-full" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-72 rounded-large" />
      <Skeleton className="h-72 rounded-large" />
    </div>
  </>
);

export function ListingView({ id, ...parts }: Props) {
  return (
    <QueryPage
      query={useQuery(listingQuery(id))}
      words={{ loading: 'Loading the listing', failed: 'The listing could not be loaded.' }}
      waiting={waiting}
      title="Listing"
      missing={() => (
        <EmptyState
          title="There is no such listing."
          action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
        >
          It may have been sold or withdrawn, or it is not open to you.
        </EmptyState>
      )}
    >
      {(listing) => <Loaded listing={listing} {...parts} />}
    </QueryPage>
  );
}

type LoadedProps = Omit<Props, 'id'> & { listing: View };

function Loaded({ listing, buyerActions, brokerParts, ownerParts, profilePhotos, beside }: LoadedProps) {
  const { teaser, highlights, profile, own, acting, edits } = listing;
  return (
    <>
      <PageHeader
        title={teaserTitle(teaser)}
        lead={own ? 'Your own listing, as a buyer with access sees it.' : undefined}
        actions={
          <>
            {(own || acting) && isPublic(teaser.status) && (
              <EmbedButton listingId={listing.id} title={teaserTitle(teaser)} />
            )}
            {(own || (edits && mayEdit(teaser.status))) && (
              <LinkButton variant="secondary" to={paths.editListing(listing.id)}>
                Edit the listing
              </LinkButton>
            )}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {profile ? (
          <OpenProfile
            profile={profile}
            own={own}
            acting={acting}
            sold={teaser.status === 'sold'}
            photos={profilePhotos(listing.id)}
            beside={own || acting ? beside(listing) : correctedBeside(listing)}
          />
        ) : (
          <Description teaser={teaser} photos />
        )}
        <AccessAndFacts listing={listing} buyerActions={buyerActions} brokerParts={brokerParts} />
        {profile ? (
          <Description teaser={teaser} />
        ) : (
          <div className="flex min-w-0 flex-col gap-6">
            {highlights && <HighlightsCard highlights={highlights} />}
            <HiddenProfile reasonShown={highlights !== null} acting={acting} />
          </div>
        )}
      </div>
      {own && <div className="mt-8 flex flex-col gap-8">{ownerParts(listing)}</div>}
    </>
  );
}

/** A buyer who read another figure is told what it was. */
function correctedBeside({ corrected }: View): BesideFigure {
  return function corrections(field) {
    const found = corrected?.figures.find((one) => one.field === field);
    if (!corrected || !found) return null;
    return (
      <span className="text-small">
        <Badge tone="amber">Corrected</Badge> on <DateText at={corrected.at} />: it was{' '}
        <Money amount={found.was} />.
      </span>
    );
  };
}

type AsideProps = Pick<LoadedProps, 'listing' | 'buyerActions' | 'brokerParts'>;

function AccessAndFacts({ listing, buyerActions, brokerParts }: AsideProps) {
  const { teaser, own, acting } = listing;
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {!own && (
        <Card as="section" aria-labelledby="access" className="flex flex-col items-start gap-3">
          <h2 id="access" className="text-lead">
            {acting ? 'You act for the owner' : 'Access'}
          </h2>
          {acting ? brokerParts(listing.id) : buyerActions(teaser, listing)}
        </Card>
      )}
      <Card as="section" aria-labelledby="facts">
        <h2 id="facts" className="mb-1 text-lead">
          Key financials
        </h2>
        <DescriptionList className="-mb-2.5" items={described(teaserFacts(teaser))} />
      </Card>
    </div>
  );
}

function Description({ teaser, photos = false }: { teaser: TeaserView; photos?: boolean }) {
  return (
    <Card as="section" aria-labelledby="description" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="description" className="text-title">
          Public description
        </h2>
        <Badge tone={isPublic(teaser.status) ? 'good' : 'neutral'}>
          {listingStatusLabels[teaser.status]}
        </Badge>
      </div>
      <p className="max-w-prose whitespace-pre-line text-muted">{teaser.description}</p>
      {photos && <TeaserPhotos teaser={teaser} />}
    </Card>
  );
}
