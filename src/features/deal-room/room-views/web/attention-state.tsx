import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { NotThere } from './not-there.tsx';

type Props<Attention> = {
  query: UseQueryResult<Attention | null>;
  what: string;
  children: (attention: Attention) => ReactNode;
};

export function AttentionState<Attention>({ query, what, children }: Props<Attention>) {
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading analytics</span>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-64 w-full rounded-large" />
      </div>
    );
  if (query.isError)
    return (
      <ErrorState
        title="Analytics could not be loaded."
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <NotThere page="Analytics" title={`You don’t have access to this ${what}’s analytics`}>
        Analytics are for the seller and their broker.
      </NotThere>
    );
  return children(query.data);
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
