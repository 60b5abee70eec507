import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  comparedIn,
  fromTheFirst,
  idsIn,
  isNarrowed,
  mostCompared,
  namedValues,
  pageSizes,
  placeIn,
  searchIn,
  withAfter,
  withBound,
  withCompared,
  withSize,
  withSort,
  withWords,
} from './marketplace-address.ts';
import { withFilter, withPage } from './marketplace-filters.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the URL of a search', () => {
  it('contains only filters that are set', () => {
    const search = searchIn(
      address('q=+machine+shop+&industry=all&location=texas&priceMin=1m-2.5m&sort=best'),
    );
    expect(namedValues(search)).toEqual({ q: 'machine shop', location: 'texas', priceMin: '1m-2.5m' });
    expect(search.sort).toBe('best');
    expect(isNarrowed(search)).toBe(true);
    expect(isNarrowed(searchIn(address('sort=price-low&size=48&page=3')))).toBe(false);
  });

  it('rejects “best match” without keywords and unknown page sizes, and truncates long keywords', () => {
    expect(searchIn(address('sort=best')).sort).toBe('newest');
    expect(searchIn(address('sort=drop table')).sort).toBe('newest');
    expect(pageSizes).toContain(searchIn(address('size=1000000')).size);
    expect(searchIn(address(`q=${'x'.repeat(10_000)}`)).q).toHaveLength(200);
  });

  it('uses the default page size of the page when the URL has none', () => {
    expect(searchIn(address(''), 24).size).toBe(24);
    expect(searchIn(address('size=12'), 24).size).toBe(12);
    expect(searchIn(address('')).size).toBe(3);
  });

  it('keeps the page when a filter changes and resets it for new keywords, sort or size', () => {
    const deep = address('page=4&q=shop');
    expect(placeIn(withFilter(deep, 'industry', 'retail')).page).toBe(4);
    expect(placeIn(withBound(deep, 'priceMax', '5m-10m')).page).toBe(4);
    for (const next of [withWords(deep, 'bakery'), withSort(deep, 'price-low'), withSize(deep, '12')])
      expect(placeIn(next).page).toBe(1);
  });

  it('drops the cursor when anything that affects the list changes', () => {
    const behind = withAfter(address('q=shop&page=3'), 'cursor');
    expect(placeIn(behind).after).toBe('cursor');
    for (const next of [
      withFilter(behind, 'industry', 'retail'),
      withBound(behind, 'priceMin', '1m-2.5m'),
      withWords(behind, 'bakery'),
      withSort(behind, 'price-low'),
      withSize(behind, '12'),
      withPage(behind, 2),
      fromTheFirst(behind),
      cleared(behind),
    ])
      expect(placeIn(next).after).toBeNull();
  });

  it('clears only keywords and filters', () => {
    const next = cleared(
      address('q=shop&industry=retail&priceMin=1m-2.5m&page=2&sort=price-low&size=12&compare=a,b'),
    );
    expect(Object.fromEntries(next)).toEqual({ sort: 'price-low', size: '12', compare: 'a,b' });
    expect(isNarrowed(searchIn(next))).toBe(false);
  });
});

describe('the listings to compare', () => {
  it('include each listing once and four at most', () => {
    const presses = fc.array(fc.record({ id: fc.constantFrom(...'abcdefg'), chosen: fc.boolean() }));
    fc.assert(
      fc.property(presses, (all) => {
        let now = address('q=shop');
        for (const { id, chosen } of all) {
          const before = comparedIn(now);
          now = withCompared(now, id, chosen);
          const after = comparedIn(now);
          const full = before.length === mostCompared && !before.includes(id);
          expect(after.includes(id)).toBe(chosen && !full);
          expect(new Set(after).size).toBe(after.length);
          expect(after.length).toBeLessThanOrEqual(mostCompared);
        }
        expect(now.get('q')).toBe('shop');
      }),
    );
  });

  it('are parsed from any URL', () => {
    expect(idsIn(',a,,b,a,')).toEqual(['a', 'b']);
    expect(idsIn(null)).toEqual([]);
    expect(comparedIn(address('compare=a,b,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  });
});
