import { expect, test } from 'vitest';
import { comesToBuy } from './comes-to-buy.ts';

const from = (path: string) => comesToBuy(`?${new URLSearchParams({ return: path })}`);

test('people who come from a listing or the marketplace buy; an owner on the way to the editor does not', () => {
  for (const path of [
    '/marketplace',
    '/marketplace?industry=Retail',
    '/listing/7b1f',
    '/businesses-for-sale/7b1f',
  ])
    expect([path, from(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/user/dashboard',
    '/listing/7b1f/edit',
    '/marketplaces',
    '//evil.example/listing/7',
  ])
    expect([path, from(path)]).toEqual([path, false]);
  expect(comesToBuy('')).toBe(false);
});
