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
