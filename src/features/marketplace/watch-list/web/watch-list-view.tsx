import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListingCard, type TeaserView } from '#features/marketplace/listings/web/listing-card.tsx';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { standingLabels } from '../domain/watching.ts';
import { type WatchedListing, watchedQuery } from './queries.ts';
import { WatchButton } from './watch-button.tsx';

type Props = { buyerActions: (teaser: TeaserView) => ReactNode };

export function WatchListView({ buyerActions }: Props) {
  const watched = useInfiniteQuery(watchedQuery());
  return (
    <PagedList query={watched} what="watch list" more="Load more" waiting="h-44" empty={<NothingWatched />}>
      {(items) => (
        <section aria-labelledby="watched">
          <h2 id="watched" className="sr-only">
            What you watch
          </h2>
          <ul className="flex flex-col gap-4">
            {items.map((item) => (
              <li key={item.listingId}>
                <Watched item={item} buyerActions={buyerActions} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  );
}

function Watched({ item, buyerActions }: { item: WatchedListing } & Props) {
  const { listingId, teaser, title, standing, since } = item;
  const tools = <WatchButton listingId={listingId} />;
  if (teaser)
    return (
      <ListingCard
        teaser={teaser}
        to={paths.listing(listingId)}
        actions={buyerActions(teaser)}
        tools={tools}
      />
    );
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="wrap-anywhere text-lead text-muted">{title}</h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
          <Badge>{standingLabels[standing]}</Badge>
          <span>
            Watched since <TimeAgo at={since} />
          </span>
        </div>
      </div>
      {tools}
    </Card>
  );
}

function NothingWatched() {
  return (
    <EmptyState
      title="No listings on your watch list yet."
      action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
    >
      Press “Watch” on a card. You are told when its price band changes, when it goes under offer, and when it
      is sold or withdrawn. Its owner does not learn who watches.
    </EmptyState>
  );
}
