import { useQuery } from '@tanstack/react-query';
import { Check, Eye } from 'lucide-react';
import { ownListingIdsQuery } from '#features/marketplace/listings/web/marketplace-queries.ts';
import { mandatedQuery } from '#features/marketplace/mandates/web/queries.ts';
import { Button } from '#kit/ui/Button.tsx';
import { watchedIdsQuery } from './queries.ts';
import { useWatch } from './use-watch.ts';

export function WatchButton({ listingId }: { listingId: string }) {
  const watched = useQuery(watchedIdsQuery());
  const own = useQuery(ownListingIdsQuery());
  const mandated = useQuery(mandatedQuery());
  const watch = useWatch(listingId);
  const watching = watched.data?.has(listingId) ?? false;
  const Icon = watching ? Check : Eye;
  return (
    <Button
      variant={watching ? 'secondary' : 'quiet'}
      size="small"
      aria-pressed={watching}
      disabledReason={reasonFor(
        own.data?.has(listingId) ?? false,
        mandated.data?.active.has(listingId) ?? false,
        watched,
      )}
      onClick={() => watch.mutate(!watching)}
    >
      <Icon aria-hidden className="size-4" />
      {watching ? 'Watching' : 'Watch'}
    </Button>
  );
}

function reasonFor(
  own: boolean,
  mandated: boolean,
  watched: { isPending: boolean; isError: boolean },
): string | null {
  if (own) return 'This is your own listing.';
  if (mandated) return 'You act for the seller of this listing.';
  if (watched.isPending) return 'Your watch list is being loaded.';
  return watched.isError ? 'Your watch list could not be loaded.' : null;
}
