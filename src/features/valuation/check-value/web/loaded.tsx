import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPage } from '#kit/ui/QueryPage.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  /** What is waited for, in words: 'value', 'plan'. */
  what: string;
  children: (data: T) => ReactNode;
};

/** What is made of an answer of the server, once it is there; while it is not, that it comes or why it did not. */
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
