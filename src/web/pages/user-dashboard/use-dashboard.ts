import { useInfiniteQuery } from '@tanstack/react-query';
import { requestsQuery } from '#features/access-requests/web/queries.ts';
import { readProgress } from '#features/businesses/web/onboarding-progress.ts';
import { myBusinesses } from '#features/businesses/web/queries.ts';
import { myListings } from '#features/listings/web/queries.ts';
import { myMandates } from '#features/mandates/web/queries.ts';
import { offersQuery } from '#features/offers/web/queries.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { needsOf } from './needs.ts';

/** Everything that the dashboard reads. Each part loads and fails by itself. */
export function useDashboard(personId: string) {
  const { user } = useAuth();
  const businesses = useInfiniteQuery(myBusinesses);
  const listings = useInfiniteQuery(myListings);
  const received = useInfiniteQuery(requestsQuery('received'));
  const sent = useInfiniteQuery(requestsQuery('sent'));
  const offersReceived = useInfiniteQuery(offersQuery('received'));
  const offersSent = useInfiniteQuery(offersQuery('sent'));
  const mandates = useInfiniteQuery(myMandates);
  const progress = readProgress(personId);
  const parts = [businesses, listings, received, sent, offersReceived, offersSent, mandates];
  const receivedRows = received.data?.pages.flatMap((page) => page.items);
  const sentRows = sent.data?.pages.flatMap((page) => page.items);
  const offers = [offersReceived, offersSent].map((query) => query.data?.pages.flatMap((page) => page.items));
  const invited = mandates.data?.pages.flatMap((page) => page.items);
  const needs =
    businesses.data && listings.data && receivedRows && sentRows && offers[0] && offers[1] && invited && user
      ? needsOf({
          received: receivedRows,
          sent: sentRows,
          offers: [...offers[0], ...offers[1]],
          mandates: invited,
          businesses: businesses.data,
          listings: listings.data,
          onboardingOpen: progress !== null,
          emailVerified: user.emailVerified,
        })
      : undefined;
  return {
    businesses,
    listings,
    received,
    sent,
    receivedRows,
    sentRows,
    progress,
    needs,
    /** Why it is not known what needs the reader; `null` while all is well. */
    error: needs ? null : (parts.find((part) => part.isError)?.error ?? null),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
