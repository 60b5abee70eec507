import { expect, test } from 'vitest';
import { readAllPages } from './all-pages.ts';

const pages = [['a', 'b'], ['c'], ['d']];

/** A query that has loaded its first page; `broken`: which page fails. */
function query(broken = -1) {
  let loaded = 1;
  const state = () => ({
    data: { pages: pages.slice(0, loaded).map((items) => ({ items })) },
    hasNextPage: loaded < pages.length,
  });
  const fetchNextPage = async () => {
    if (loaded === broken) return { ...state(), error: new Error('Not now.') };
    loaded += 1;
    return { ...state(), error: null };
  };
  return { ...state(), fetchNextPage };
}

const none = new AbortController().signal;

test('loads the pages that are left, and tells how many rows it has read', async () => {
  const read: number[] = [];
  expect(await readAllPages(query())(none, (count) => read.push(count))).toEqual(['a', 'b', 'c', 'd']);
  expect(read).toEqual([3, 4]);
});

test('a page that cannot be loaded fails the whole, and so does the end of the export', async () => {
  await expect(readAllPages(query(2))(none, () => {})).rejects.toThrow('Not now.');
  await expect(readAllPages(query())(AbortSignal.abort(), () => {})).rejects.toThrow();
});
