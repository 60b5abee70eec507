import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskForAccess } from '#features/access-requests/web/ask-for-access.tsx';
import { sentRequestsQuery } from '#features/access-requests/web/queries.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ListingCard, type TeaserView } from './listing-card.tsx';
import { ownListingIdsQuery } from './marketplace-queries.ts';

/** The cards of one page. The details of a card stay open while the page does. */
export function MarketplaceList({ teasers }: { teasers: readonly TeaserView[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <MarketplaceCard teaser={teaser} />
        </li>
      ))}
    </ul>
  );
}

function MarketplaceCard({ teaser }: { teaser: TeaserView }) {
  const [open, setOpen] = useState(false);
  return (
    <ListingCard
      teaser={teaser}
      to={paths.listing(teaser.id)}
      open={open}
      onToggle={setOpen}
      actions={<CardActions teaser={teaser} />}
    />
  );
}

/** Mounted with the open details: what I can do about this listing now. */
function CardActions({ teaser }: { teaser: TeaserView }) {
  const own = useQuery(ownListingIdsQuery());
  const sent = useQuery(sentRequestsQuery());
  if (own.isPending || sent.isPending) return <Skeleton className="h-10 w-32 rounded-medium" />;
  if (own.data?.has(teaser.id)) {
    return (
      <>
        <span className="text-muted">This is your own listing.</span>
        <LinkButton variant="quiet" to={paths.editListing(teaser.id)}>
          Edit it
        </LinkButton>
      </>
    );
  }
  return (
    <AskForAccess
      listingId={teaser.id}
      listingTitle={teaser.title}
      request={sent.data?.get(teaser.id) ?? null}
    />
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
