import { expect, test } from 'vitest';
import { firstPart, runsOf } from './parts-of-pages.ts';

const page = (number: number, length: number) => ({ page: number, text: 'x'.repeat(length) });

test('a part has the pages that fit, and at least one', () => {
  const pages = [page(1, 400), page(2, 500), page(3, 200)];
  expect(firstPart(pages, 1000).map((one) => one.page)).toEqual([1, 2]);
  expect(firstPart(pages, 100).map((one) => one.page)).toEqual([1]);
  expect(firstPart(pages, 5000)).toHaveLength(3);
  expect(firstPart([], 5000)).toEqual([]);
});

test('pages are named in runs', () => {
  expect(runsOf([3], 'page', 'pages', 'to')).toBe('page 3');
  expect(runsOf([7, 1, 2, 3], 'page', 'pages', 'to')).toBe('pages 1 to 3, 7');
});
