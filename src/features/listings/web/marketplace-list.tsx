import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ListingCard, type TeaserView } from './listing-card.tsx';
import { ownListingIdsQuery } from './marketplace-queries.ts';

/** What a buyer can do about a listing; the page says, since requests are another feature. */
export type BuyerActions = (teaser: TeaserView) => ReactNode;

type Props = { teasers: readonly TeaserView[]; buyerActions: BuyerActions };

/** The cards of one page. The details of a card stay open while the page does. */
export function MarketplaceList({ teasers, buyerActions }: Props) {
  return (
    <ul className="flex flex-col gap-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <ListingCard
            teaser={teaser}
            to={paths.listing(teaser.id)}
            actions={<CardActions teaser={teaser} buyerActions={buyerActions} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Mounted with the open details: what I can do about this listing now. */
function CardActions({ teaser, buyerActions }: { teaser: TeaserView; buyerActions: BuyerActions }) {
  const own = useQuery(ownListingIdsQuery());
  if (own.isPending) return <Skeleton className="h-10 w-32 rounded-medium" />;
  if (!own.data?.has(teaser.id)) return buyerActions(teaser);
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

/** The shape of three cards. */
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

export function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="No businesses found for the selected filters."
      action={
        filtered ? (
          <Button variant="secondary" onClick={onClear}>
            Show all businesses
          </Button>
        ) : (
          <LinkButton variant="secondary" to={paths.onboarding()}>
            List your business
          </LinkButton>
        )
      }
    >
      {filtered
        ? 'No listing matches all of them at once. Widen one, or show everything.'
        : 'No business is for sale here at the moment. New listings appear as soon as they are published.'}
    </EmptyState>
  );
}
