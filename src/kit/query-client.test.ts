import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, delayBefore, shouldRetry } from './query-client.ts';

const failure = (status: number) => new ApiError('x', { serverError: 'y', code: 'z', status });

test('retries three times, but not a refusal', () => {
  expect([0, 1, 2, 3].map((n) => shouldRetry(n, failure(503)))).toEqual([true, true, true, false]);
  expect(shouldRetry(0, failure(0))).toBe(true);
  expect(shouldRetry(0, new Error('x'))).toBe(true);
  expect([400, 401, 404, 409, 429].some((status) => shouldRetry(0, failure(status)))).toBe(false);
});

test('the delay doubles from 1 s to at most 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(delayBefore)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('keeps data for 5 minutes after last use and does not refetch on focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    gcTime: 300_000,
    refetchOnWindowFocus: false,
  });
});

const queryKey = ['list'];

/** An active query whose reads are answered by the test. */
function readByHand() {
  const queries = createQueryClient();
  const reads: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const stop = new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => {});
  return { queries, reads, stop, shown: () => queries.getQueryData(queryKey) };
}

test('what changes during the first read is read again', async () => {
  const { queries, reads, stop, shown } = readByHand();
  const done = queries.invalidateQueries({ queryKey });
  reads[0]?.resolve('before the change');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('after it');
  await done;
  expect([shown(), reads.length]).toEqual(['after it', 2]);
  stop();
});

test('a first read that fails is made again as well', async () => {
  const { queries, reads, stop, shown } = readByHand();
  const done = queries.invalidateQueries({ queryKey });
  reads[0]?.reject(failure(404));
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('there now');
  await done;
  expect(shown()).toBe('there now');
  stop();
});

test('a later read is replaced, with one more', async () => {
  const { queries, reads, stop, shown } = readByHand();
  reads[0]?.resolve('first');
  await expect.poll(shown).toBe('first');
  const [early, late] = [queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey })];
  reads[2]?.resolve('third');
  reads[1]?.resolve('second');
  await Promise.all([early, late]);
  expect([shown(), reads.length]).toEqual(['third', 3]);
  stop();
});
