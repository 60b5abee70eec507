import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { browseListings } from '../contract.ts';
import { ListingCard, type TeaserView } from './listing-card.tsx';
import { ownListingIdsQuery } from './marketplace-queries.ts';

export type BuyerActions = (teaser: TeaserView) => ReactNode;

type Found = ReplyOf<typeof browseListings>['items'][number];
type Props = {
  teasers: readonly Found[];
  buyerActions: BuyerActions;
  cardTools: (teaser: TeaserView) => ReactNode;
};

export function MarketplaceList({ teasers, buyerActions, cardTools }: Props) {
  return (
    <ul className="flex flex-col gap-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <ListingCard
            teaser={teaser}
            to={paths.listing(teaser.id)}
            highlights={teaser.highlights}
            tools={cardTools(teaser)}
            actions={<ForOthers teaser={teaser}>{buyerActions(teaser)}</ForOthers>}
          />
        </li>
      ))}
    </ul>
  );
}

export function ForOthers({ teaser, children }: { teaser: TeaserView; children: ReactNode }) {
  const own = useQuery(ownListingIdsQuery());
  if (own.isPending) return <Skeleton className="h-10 w-32 rounded-medium" />;
  if (!own.data?.has(teaser.id)) return children;
  return (
    <>
      <span className="text-muted">This is your own listing.</span>
      <LinkButton variant="quiet" to={paths.editListing(teaser.id)}>
        Edit it
      </LinkButton>
    </>
  );
}

const placeholders = ['first', 'second', 'third'];

export function MarketplaceSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading businesses</span>
      {placeholders.map((name) => (
        <Card key={name} className="flex flex-col gap-4">
          <div className="flex justify-between gap-6">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-7 w-28" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-10 w-32 rounded-medium" />
        </Card>
      ))}
    </div>
  );
}

type NothingProps = {
  filtered: boolean;
  crossed: boolean;
  wider: ReactNode;
  onClear: () => void;
};

export function NothingFound({ filtered, crossed, wider, onClear }: NothingProps) {
  return (
    <EmptyState
      title={
        filtered
          ? 'No businesses found for the selected filters.'
          : 'No business is for sale here at the moment.'
      }
      action={
        filtered ? (
          <div className="flex flex-col items-center gap-4">
            {wider}
            <Button variant="secondary" onClick={onClear}>
              Show all businesses
            </Button>
          </div>
        ) : (
          <LinkButton variant="secondary" to={paths.onboarding()}>
            List your business
          </LinkButton>
        )
      }
    >
      {crossed && 'A bound “from” stands above its “up to”: nothing can lie between. '}
      {filtered
        ? 'No listing matches all of them at once. Widen one, or show everything.'
        : 'New listings appear as soon as they are published.'}
    </EmptyState>
  );
}
