import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  what: string;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, what, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        title={`The ${what} could not be loaded.`}
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div role="status">
      <span className="sr-only">Loading the {what}</span>
      <Skeleton className="h-72 w-full rounded-large" />
    </div>
  );
}
