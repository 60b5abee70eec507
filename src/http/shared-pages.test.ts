import { expect, test } from 'vitest';
import { cachedContent } from './compressed.ts';
import { sharedPages } from './shared-pages.ts';
import { stillPageOf } from './site-files.ts';

function rendering(html = 'x') {
  let renders = 0;
  const render = async () => {
    renders += 1;
    await null;
    return stillPageOf('/', cachedContent(new TextEncoder().encode(`${html}${renders}`)));
  };
  return { render, count: () => renders };
}

const list = new URL('https://cairn.test/businesses-for-sale?location=ohio');
const business = new URL('https://cairn.test/businesses-for-sale/b7');

test('a page is rendered once a second at most, for all who ask', async () => {
  let at = 0;
  const { page } = sharedPages(() => at);
  const { render, count } = rendering();
  const first = await Promise.all(Array.from({ length: 50 }, () => page(list, render)));
  expect([new Set(first).size, count()]).toEqual([1, 1]);
  at = 999;
  expect(await page(list, render)).toBe(first[0]);
  at = 1_000;
  expect(await page(list, render)).not.toBe(first[0]);
  expect(count()).toBe(2);
});

test('addresses do not share a page', async () => {
  const { page } = sharedPages(() => 0);
  const { render, count } = rendering();
  await page(list, render);
  await page(business, render);
  await page(new URL('?location=utah', list), render);
  expect(count()).toBe(3);
});

test('one that takes longer than a second is rendered once, too', async () => {
  let at = 0;
  const { page } = sharedPages(() => at);
  const { promise, resolve } = Promise.withResolvers<null>();
  let renders = 0;
  const slow = () => {
    renders += 1;
    return promise;
  };
  const both = [page(list, slow)];
  at = 5_000;
  both.push(page(list, slow));
  resolve(null);
  await Promise.all(both);
  expect(renders).toBe(1);
});

test('what failed, or is not there, is not kept', async () => {
  const { page } = sharedPages(() => 0);
  const { render, count } = rendering();
  await expect(page(list, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await page(list, async () => null)).toBeNull();
  expect(await page(list, render)).not.toBeNull();
  expect(count()).toBe(1);
});

test('other pages, and addresses that someone made up to fill the memory, are not shared', () => {
  const { has } = sharedPages();
  for (const shared of [list, business]) expect(has(shared)).toBe(true);
  for (const path of [
    '/',
    '/login',
    '/businesses-for-sale/feed.xml',
    `/businesses-for-sale?${'q'.repeat(400)}`,
  ])
    expect(has(new URL(path, list)), path).toBe(false);
});

test('the pages kept are 16 MB at most', async () => {
  const { page } = sharedPages(() => 0);
  const { render, count } = rendering('x'.repeat(1_000_000));
  const numbers = Array.from({ length: 20 }, (_, n) => new URL(`?page=${n}`, list));
  for (const one of numbers) await page(one, render);
  for (const one of numbers.slice(5)) await page(one, render);
  expect(count()).toBe(20);
  await page(list, render);
  await page(new URL('?page=0', list), render);
  expect(count()).toBe(22);
});
