import type { ReactNode } from 'react';
import { type ApiError, isMissing } from '../api-error.ts';
import { ErrorState } from './ErrorState.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StaleNotice } from './StaleNotice.tsx';

/** `null` as data: it does not exist for the reader. */
export type LoadedQuery<Data> = {
  data: Data | null | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Its next page failed, which the button that loads it says; what is loaded is not older for that. */
  isFetchNextPageError?: boolean;
  refetch: () => unknown;
};

type Props<Data> = {
  query: LoadedQuery<Data>;
  /** Announced while loading, and the title if it fails. */
  words: { loading: string; failed: string };
  /** A placeholder in the shape of the content. */
  waiting?: ReactNode;
  /** The page title above an error. Parts of a page have none. */
  title?: string;
  /** If omitted, missing data count as a failure. */
  missing?: (error: ApiError | null) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders a page, or a part of one, by the state of its main query. */
export function QueryPage<Data>(props: Props<Data>) {
  const { query, words, waiting = <Skeleton className="h-72 w-full rounded-large" />, title } = props;
  const { data, error, isFetching, isFetchNextPageError = false, refetch } = query;
  // Keep showing loaded data if a refetch fails: what was typed into them is not lost.
  if (data !== undefined && data !== null)
    return (
      <>
        {error && !isFetchNextPageError && (
          <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {props.children(data)}
      </>
    );
  if (data === undefined && error === null)
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">{words.loading}</span>
        {waiting}
      </div>
    );
  return (
    <>
      {title && <PageHeader title={title} />}
      {troubleOf(props)}
    </>
  );
}

function troubleOf<Data>({ query, words, missing }: Props<Data>): ReactNode {
  const { error, isFetching, refetch } = query;
  if (missing && (error === null || isMissing(error))) return missing(error);
  if (error === null) return null;
  return <ErrorState title={words.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
