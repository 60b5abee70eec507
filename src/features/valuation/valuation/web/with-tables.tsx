import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type Tables, tablesQuery } from './queries.ts';

type Props = { what: 'multiples' | 'rules'; children: (tables: Tables) => ReactNode };

export function WithTables({ what, children }: Props) {
  const tables = useQuery(tablesQuery());
  if (tables.isPending)
    return (
      <div role="status">
        <span className="sr-only">Loading the {what}</span>
        <Skeleton className="h-96 w-full rounded-large" />
      </div>
    );
  if (!tables.data)
    return (
      <ErrorState
        title={`The ${what} could not be loaded.`}
        error={tables.error}
        busy={tables.isFetching}
        onRetry={() => void tables.refetch()}
      />
    );
  return children(tables.data);
}
