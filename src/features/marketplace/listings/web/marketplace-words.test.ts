import { describe, expect, it } from 'vitest';
import { earningsBands, moneyBands } from '../domain/bands.ts';
import { countWords } from './count-words.ts';
import { boundOptions, isCrossed } from './marketplace-bounds.ts';
import { placeNote, searchWords } from './marketplace-words.ts';

const none = { priceMin: '', priceMax: '', cashFlowMin: '', cashFlowMax: '' };

describe('price and cash flow bounds', () => {
  it('list each band edge once and omit the unbounded ends', () => {
    expect(boundOptions.priceMin.map(({ label }) => label)).toEqual([
      'Any',
      '$100k',
      '$250k',
      '$500k',
      '$1M',
      '$2.5M',
      '$5M',
      '$10M',
      '$20M',
    ]);
    expect(boundOptions.priceMax.map(({ label }) => label)).toEqual(
      boundOptions.priceMin.map(({ label }) => label),
    );
    expect(boundOptions.cashFlowMin[1]).toEqual({ value: '0-100k', label: '$0' });
    expect(boundOptions.cashFlowMax[1]).toEqual({ value: 'not-profitable', label: 'No profit' });
    expect(boundOptions.cashFlowMax).toHaveLength(earningsBands.length);
    expect(boundOptions.priceMax).toHaveLength(moneyBands.length);
  });

  it('cross only when the minimum is above the maximum', () => {
    expect(isCrossed({ ...none, priceMin: '1m-2.5m', priceMax: '500k-1m' })).toBe(true);
    expect(isCrossed({ ...none, priceMin: '1m-2.5m', priceMax: '1m-2.5m' })).toBe(false);
    expect(isCrossed({ ...none, cashFlowMin: '0-100k', cashFlowMax: 'not-profitable' })).toBe(true);
    expect(isCrossed({ ...none, priceMin: 'nonsense', priceMax: '0-100k' })).toBe(false);
  });
});

describe('search and count labels', () => {
  it('describe every filter of a search', () => {
    expect(
      searchWords({
        q: 'machine shop',
        industry: 'manufacturing',
        location: 'texas',
        revenue: '1m+',
        priceMin: '1m-2.5m',
        priceMax: '2.5m-5m',
      }),
    ).toEqual([
      '“machine shop”',
      'Manufacturing/Industrial Products',
      'Texas',
      'Revenue $1M or more',
      'Price from $1M',
      'Price up to $5M',
    ]);
    expect(searchWords({ industry: 'all' })).toEqual([]);
    expect(searchWords({ location: 'atlantis' })).toEqual(['atlantis']);
  });

  it('mark a capped total with a plus sign', () => {
    expect(countWords({ total: 1, totalIsFloor: false, page: 1, pages: 1 })).toBe('1 business');
    expect(countWords({ total: 7, totalIsFloor: false, page: 2, pages: 3 })).toBe(
      '7 businesses, page 2 of 3',
    );
    expect(countWords({ total: 1000, totalIsFloor: true, page: 5, pages: 334 })).toBe(
      '1,000+ businesses, page 5 of 334',
    );
    expect(countWords({ total: 1000, totalIsFloor: true, page: 2400, pages: 334 })).toBe(
      '1,000+ businesses, page 2,400',
    );
  });
});

describe('a search that names a state', () => {
  it.each([
    [
      'Georgia',
      'Showing listings in Georgia. Those that name only the South Atlantic region are shown too: they may be in another state there.',
    ],
    [
      'Texas Utah',
      'Showing listings in Texas and Utah. Those that name only the West South Central and Mountain regions are shown too: they may be in another state there.',
    ],
  ])('says for %s that its region is shown too', (q, words) => {
    expect(placeNote(q)).toBe(words);
  });

  it('says nothing without one', () => {
    expect(['', 'bakery', 'New England'].map(placeNote)).toEqual(['', '', '']);
  });
});
