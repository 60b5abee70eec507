import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestsQuery } from '#features/agreements/access-requests/web/queries.ts';
import { useCounts } from '#features/inbox/notifications/web/use-counts.ts';
import { readProgress } from '#features/marketplace/businesses/web/onboarding-progress.ts';
import { myBusinesses } from '#features/marketplace/businesses/web/queries.ts';
import { myListings } from '#features/marketplace/listings/web/own-listings-query.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { homeQuery, needsQuery } from '#site/dashboard/web/queries.ts';
import { workOf } from './home/parts.ts';
import { needsOf } from './needs.ts';

const noQueues = { requests: 0, reviews: 0, photos: 0, brokers: 0 };

/** Each part loads and fails independently. */
export function useDashboard(personId: string) {
  const { user } = useAuth();
  const businesses = useInfiniteQuery(myBusinesses);
  const listings = useInfiniteQuery(myListings);
  const received = useInfiniteQuery(requestsQuery('received'));
  const sent = useInfiniteQuery(requestsQuery('sent'));
  const waiting = useQuery(needsQuery());
  const home = useQuery(homeQuery());
  const counts = useCounts();
  const progress = readProgress(personId);
  const needs =
    waiting.data && user
      ? needsOf({
          waiting: waiting.data,
          messages: counts.messages ?? 0,
          queues: waiting.data.queues ?? noQueues,
          onboardingOpen: progress !== null,
          emailVerified: user.emailVerified,
        })
      : undefined;
  return {
    work: workOf(home.data, user ?? { purpose: null, roles: [] }),
    businesses,
    listings,
    received,
    sent,
    receivedRows: received.data?.pages.flatMap((page) => page.items),
    sentRows: sent.data?.pages.flatMap((page) => page.items),
    progress,
    needs,
    /** Keys of needs that the seller's next step already shows. */
    shownFirst: [
      `finish-${home.data?.seller?.listing?.id ?? ''}`,
      `write-${home.data?.seller?.business.id ?? ''}`,
    ],
    moreNeeds: waiting.data?.more ?? false,
    error: needs ? null : waiting.error,
    retry: () => void waiting.refetch(),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
