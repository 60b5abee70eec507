import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NotThere } from './not-there.tsx';

type Props<Attention> = {
  /** `null`: there is no such thing for the reader. */
  query: UseQueryResult<Attention | null>;
  /** What there is none of: 'room'. */
  what: string;
  children: (attention: Attention) => ReactNode;
};

/** Reading times in each of their states: on their way, failed, not there, and here. */
export function AttentionState<Attention>({ query, what, children }: Props<Attention>) {
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading the reading times</span>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-64 w-full rounded-large" />
      </div>
    );
  if (query.isError)
    return (
      <ErrorState
        title="The reading times could not be loaded."
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <NotThere page="Reading times" title={`There is no such ${what} for you`}>
        Reading times are for the seller and their broker.
      </NotThere>
    );
  return children(query.data);
}

export function HowCounted() {
  return (
    <p className="max-w-prose text-muted text-small">
      Time counts while the page is in a window that is visible and in use; after two minutes without a touch
      it stops. It is told by the viewer’s browser, never more than really passed. That a page was opened is
      known for certain: it is handed out one by one, and stands in the record of the deal.
    </p>
  );
}
