import { expect, test, vi } from 'vitest';
import { bothOf } from './both-queries.ts';

const loaded = (data: string) => ({ data, error: null, isFetching: false, refetch: vi.fn<() => void>() });
const loading = { ...loaded(''), data: undefined, isFetching: true };

test('two queries have data when both have', () => {
  expect(bothOf(loaded('a'), loaded('b'))).toMatchObject({
    data: { one: 'a', other: 'b' },
    error: null,
    isFetching: false,
  });
  expect(bothOf(loaded('a'), loading)).toMatchObject({ data: undefined, isFetching: true });
});

test('one that fails when it is fetched again takes nothing away that was loaded', () => {
  const error = new Error('no network');
  expect(bothOf({ ...loaded('a'), error }, loaded('b'))).toMatchObject({
    data: { one: 'a', other: 'b' },
    error,
  });
  expect(bothOf(loading, { ...loading, error })).toMatchObject({ data: undefined, error });
});

test('a retry fetches both', async () => {
  const [one, other] = [loaded('a'), loaded('b')];
  await bothOf(one, other).refetch();
  expect([one.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([1, 1]);
});
