import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPage } from '#kit/ui/QueryPage.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  what: string;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, what, children }: Props<T>) {
  return (
    <QueryPage
      query={query}
      words={{ loading: `Loading the ${what}`, failed: `The ${what} could not be loaded.` }}
    >
      {children}
    </QueryPage>
  );
}
