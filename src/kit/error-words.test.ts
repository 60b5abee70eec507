import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorWords } from './error-words.ts';

const routeError = (status: number) => ({ status, statusText: '', internal: true, data: null });

test.each([
  [404, 'no such page'],
  [405, 'does not take that'],
  [400, 'could not be read'],
])('%i has its own page', (status, words) => {
  expect(errorWords(routeError(status), 'r1').heading).toContain(words);
});

test('an unknown error does not reveal its cause', () => {
  const words = errorWords(new Error('password is hunter2'), 'r1');
  expect(words.heading).toBe('Unexpected Application Error!');
  expect(JSON.stringify(words)).not.toContain('hunter2');
  expect(words.requestId).toBe('r1');
});

test('prefers the request ID of the failed call to that of the page', () => {
  const error = new ApiError('x', { serverError: 'y', code: 'z', status: 404, requestId: 'inner' });
  expect(errorWords(error, 'outer')).toMatchObject({ status: 404, requestId: 'inner' });
});
