import { describe, expect } from 'vitest';
import { minute, test, titles } from '../support/own-market.ts';

describe('more than a thousand results', () => {
  test('are counted up to a thousand, paged to there, and can be walked through to the end', async ({
    market,
  }) => {
    await market.add(
      Array.from({ length: 1_130 }, (_, n) => ({
        title: `Zebra ${n}`,
        description: n % 100 === 0 ? 'quagga quagga' : 'quagga',
        industry: 'Media',
        published_at: new Date(market.product.clock.now().getTime() - n * 300 * minute),
      })),
    );
    for (const query of [
      'industry=media',
      'q=zebra',
      'industry=media&q=zeb',
      'industry=media&sort=price-low',
    ]) {
      const last = await market.browse(`${query}&size=48&page=99`);
      expect(last).toMatchObject({ page: 21, pages: 21, total: 1_000, totalIsFloor: true });
      expect(titles(last)).toEqual(Array.from({ length: 48 }, (_, n) => `Zebra ${n + 960}`));
      const seen: string[] = [];
      let next: string | null = last.next;
      for (let page = 22; next !== null; page += 1) {
        const more = await market.browse(`${query}&size=48&after=${next}`);
        expect(more).toMatchObject({ page, total: 1_000, totalIsFloor: true });
        seen.push(...titles(more));
        next = more.next;
      }
      expect(seen).toEqual(Array.from({ length: 1_130 - 1_008 }, (_, n) => `Zebra ${n + 1_008}`));
    }
  });

  test('are ranked up to the newest thousand', async ({ market }) => {
    const best = await market.browse('q=quagga&sort=best&size=48');
    expect(titles(best).slice(0, 11)).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Zebra ${n * 100}`),
      'Zebra 1',
    ]);
    const last = await market.browse('q=quagga&sort=best&size=40&page=25');
    expect(last).toMatchObject({ page: 25, pages: 25, total: 1_000, totalIsFloor: true, next: null });
    expect(titles(last).at(-1)).toBe('Zebra 999');
  });
});

describe('a count above a thousand', () => {
  test('may be half a minute old, but the page is always current', async ({ market }) => {
    await market.add(
      Array.from({ length: 1_060 }, (_, n) => ({
        title: `Gnu ${n}`,
        industry: 'Mining',
        published_at: new Date(market.product.clock.now().getTime() - n * 300 * minute),
      })),
    );
    const hide = (from: number, to: number) =>
      market.database.pool.query(
        `update listing_teaser set status = 'withdrawn'
         where title ~ '^Gnu' and split_part(title, ' ', 2)::integer between $1 and $2`,
        [from, to],
      );
    const shown = (query: string) => market.browse(`q=gnu&${query}`);
    expect(await shown('')).toMatchObject({ total: 1_000, totalIsFloor: true });
    await hide(0, 99);
    const soon = await shown('');
    expect(titles(soon)).toEqual(['Gnu 100', 'Gnu 101', 'Gnu 102']);
    expect(soon).toMatchObject({ total: 1_000, totalIsFloor: true });
    expect(await shown('industry=mining')).toMatchObject({ total: 960, totalIsFloor: false });
    // A page that is no longer full overrides the cached count.
    const last = await shown('size=48&page=21');
    expect(last).toMatchObject({ page: 20, pages: 20, total: 960, totalIsFloor: false });
    expect(await shown('')).toMatchObject({ total: 960, totalIsFloor: false });
  });

  test('of a filter without words is cached too', async ({ market }) => {
    await market.add(
      Array.from({ length: 1_060 }, (_, n) => ({
        title: `Oryx ${n}`,
        industry: 'Defense',
        place: 'alaska',
        published_at: new Date(market.product.clock.now().getTime() - n * minute),
      })),
    );
    const shown = (query: string) => market.browse(`industry=defense&location=alaska&${query}`);
    expect(await shown('')).toMatchObject({ total: 1_000, totalIsFloor: true });
    await market.database.pool.query(
      `update listing_teaser set status = 'withdrawn'
       where title ~ '^Oryx' and split_part(title, ' ', 2)::integer < 100`,
    );
    const soon = await shown('page=2');
    expect(titles(soon)).toEqual(['Oryx 103', 'Oryx 104', 'Oryx 105']);
    expect(soon).toMatchObject({ page: 2, total: 1_000, totalIsFloor: true });
    expect(await shown('size=48&page=21')).toMatchObject({ page: 20, total: 960, totalIsFloor: false });
  });

  test('is renewed after half a minute', async ({ market }) => {
    await market.add(Array.from({ length: 1_060 }, (_, n) => ({ title: `Eland ${n}`, industry: 'Mining' })));
    expect(await market.browse('q=eland')).toMatchObject({ totalIsFloor: true });
    await market.database.pool.query(
      `update listing_teaser set status = 'withdrawn' where title ~ '^Eland .{3}'`,
    );
    expect(await market.browse('q=eland')).toMatchObject({ totalIsFloor: true });
    market.product.clock.advance(31_000);
    expect(await market.browse('q=eland')).toMatchObject({ total: 100, totalIsFloor: false });
  });
});

test('a small number of results is never cached', async ({ market }) => {
  const add = (from: number, many: number) =>
    market.add(Array.from({ length: many }, (_, n) => ({ title: `Kudu ${from + n}`, industry: 'Media' })));
  const shown = async (query = '') => (await market.browse(`q=kudu&${query}`)).total;
  const hide = (which: string) =>
    market.database.pool.query(`update listing_teaser set status = 'withdrawn' where title ~ $1`, [which]);
  expect(await shown()).toBe(0);
  await add(1, 2);
  expect(await shown()).toBe(2);
  await add(3, 5);
  expect(await shown()).toBe(7);
  expect(await shown('page=2')).toBe(7);
  await hide('^Kudu [2-7]');
  expect(await shown()).toBe(1);
  expect(await shown('page=3')).toBe(1);
  await hide('^Kudu');
  expect(await shown()).toBe(0);
});
