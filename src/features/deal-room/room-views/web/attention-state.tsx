import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SecondFactorGate } from '#features/deal-room/deal-rooms/web/second-factor-gate.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { NotThere } from './not-there.tsx';

type Props<Attention> = {
  query: UseQueryResult<Attention | null>;
  what: string;
  children: (attention: Attention) => ReactNode;
};

const waiting = (
  <>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-64 w-full rounded-large" />
  </>
);

/** Reading times in each of their states: on their way, failed, not there, and here. */
export function AttentionState<Attention>({ query, what, children }: Props<Attention>) {
  return (
    <SecondFactorGate query={query}>
      <QueryPage
        query={query}
        words={{ loading: 'Loading analytics', failed: 'Analytics could not be loaded.' }}
        waiting={waiting}
        title="Analytics"
        missing={() => (
          <NotThere title={`You don’t have access to this ${what}’s analytics`}>
            Analytics are for the seller and their broker.
          </NotThere>
        )}
      >
        {children}
      </QueryPage>
    </SecondFactorGate>
  );
}

export function HowCounted() {
  return (
    <p className="max-w-prose text-muted text-small">
      Time counts while the page is open in a visible window in use, and stops after two minutes without
      activity. It is measured in the viewer’s browser and never exceeds the time that actually passed. Page
      views themselves are certain: each page is served one at a time and logged in the deal’s record.
    </p>
  );
}
