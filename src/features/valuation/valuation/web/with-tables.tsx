import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type Tables, tablesQuery } from './queries.ts';

type Props = { what: 'multiples' | 'rules'; children: (tables: Tables) => ReactNode };

export function WithTables({ what, children }: Props) {
  return (
    <QueryPage
      query={useQuery(tablesQuery())}
      words={{ loading: `Loading the ${what}`, failed: `The ${what} could not be loaded.` }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {children}
    </QueryPage>
  );
}
