import type { LoadedQuery } from './ui/QueryPage.tsx';

/** Two queries whose data are shown together, as one: it fails or loads while either of them does. */
export function bothOf<One, Other>(
  one: LoadedQuery<One>,
  other: LoadedQuery<Other>,
): LoadedQuery<{ one: One; other: Other }> {
  const { data } = one;
  const otherData = other.data;
  const loaded = data !== undefined && data !== null && otherData !== undefined && otherData !== null;
  return {
    data: loaded ? { one: data, other: otherData } : undefined,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}
