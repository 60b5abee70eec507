import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, delayBefore, shouldRetry } from './query-client.ts';

const failure = (status: number) => new ApiError('x', { serverError: 'y', code: 'z', status });

test('three retries, and none for a refusal', () => {
  expect([0, 1, 2, 3].map((n) => shouldRetry(n, failure(503)))).toEqual([true, true, true, false]);
  expect(shouldRetry(0, failure(0))).toBe(true);
  expect(shouldRetry(0, new Error('x'))).toBe(true);
  expect([400, 401, 404, 409, 429].some((status) => shouldRetry(0, failure(status)))).toBe(false);
});

test('the wait doubles from 1 s and stops at 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(delayBefore)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('data stay 5 minutes after last use, and focus fetches nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    gcTime: 300_000,
    refetchOnWindowFocus: false,
  });
});
