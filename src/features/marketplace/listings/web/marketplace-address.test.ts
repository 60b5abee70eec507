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

describe('the address of a search', () => {
  it('holds what is asked for, and nothing that filters nothing', () => {
    const search = searchIn(
      address('q=+machine+shop+&industry=all&location=texas&priceMin=1m-2.5m&sort=best'),
    );
    expect(namedValues(search)).toEqual({ q: 'machine shop', location: 'texas', priceMin: '1m-2.5m' });
    expect(search.sort).toBe('best');
    expect(isNarrowed(search)).toBe(true);
    expect(isNarrowed(searchIn(address('sort=price-low&size=48&page=3')))).toBe(false);
  });

  it('knows no best match of nothing, no other page sizes, and no endless words', () => {
    expect(searchIn(address('sort=best')).sort).toBe('newest');
    expect(searchIn(address('sort=drop table')).sort).toBe('newest');
    expect(pageSizes).toContain(searchIn(address('size=1000000')).size);
    expect(searchIn(address(`q=${'x'.repeat(10_000)}`)).q).toHaveLength(200);
  });

  it('shows as many as are usual here where the address does not say', () => {
    expect(searchIn(address(''), 24).size).toBe(24);
    expect(searchIn(address('size=12'), 24).size).toBe(12);
    expect(searchIn(address('')).size).toBe(3);
  });

  it('keeps the page when a filter changes, and begins anew with other words, order or size', () => {
    const deep = address('page=4&q=shop');
    expect(placeIn(withFilter(deep, 'industry', 'retail')).page).toBe(4);
    expect(placeIn(withBound(deep, 'priceMax', '5m-10m')).page).toBe(4);
    for (const next of [withWords(deep, 'bakery'), withSort(deep, 'price-low'), withSize(deep, '12')])
      expect(placeIn(next).page).toBe(1);
  });

  it('drops a cursor with whatever changes the list', () => {
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

  it('is cleared of words and filters, and of nothing else', () => {
    const next = cleared(
      address('q=shop&industry=retail&priceMin=1m-2.5m&page=2&sort=price-low&size=12&compare=a,b'),
    );
    expect(Object.fromEntries(next)).toEqual({ sort: 'price-low', size: '12', compare: 'a,b' });
    expect(isNarrowed(searchIn(next))).toBe(false);
  });
});

describe('what is chosen to compare', () => {
  it('is each listing once, four at most, whatever is pressed', () => {
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

  it('is read out of any address', () => {
    expect(idsIn(',a,,b,a,')).toEqual(['a', 'b']);
    expect(idsIn(null)).toEqual([]);
    expect(comparedIn(address('compare=a,b,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  });
});
