import { describe, expect, test } from 'vitest';
import { publicListTitle, publicQuery, publicSearchIn } from './public-address.ts';

const inAddress = (query: string) => publicSearchIn(new URLSearchParams(query));

describe('the URL of the public list', () => {
  test('parses filters and page and has one canonical form', () => {
    const { filters, page, unknown } = inAddress('?page=2&location=utah&revenue=&industry=retail');
    expect({ filters, page, unknown }).toEqual({
      filters: { industry: 'retail', trade: 'all', location: 'utah', price: 'all', revenue: 'all' },
      page: 2,
      unknown: [],
    });
    expect(publicQuery(filters, page)).toBe('?industry=retail&location=utah&page=2');
    expect(publicQuery(inAddress('').filters, 1)).toBe('');
    const trade = inAddress('?location=utah&trade=building-services').filters;
    expect(publicQuery(trade, 1)).toBe('?trade=building-services&location=utah');
  });

  test.each([
    ['?industry=cheese', ['industry']],
    [`?location=${'x'.repeat(10_000)}`, ['location']],
    ['?revenue=<script>&industry=Retail', ['industry', 'revenue']],
    ['?industry[]=retail', []],
    ['?trade=plumber', ['trade']],
    ['?price=1000000', ['price']],
  ])('ignores unknown filter values: %s', (query, unknown) => {
    const found = inAddress(query);
    expect(found.unknown).toEqual(unknown);
    expect(found.filters).toEqual({
      industry: 'all',
      trade: 'all',
      location: 'all',
      price: 'all',
      revenue: 'all',
    });
  });

  test.each(['0', '-1', 'x', '1.5', '1e9', '99999999999999999999', ''])(
    'treats page %j as page 1',
    (page) => {
      expect(inAddress(`?page=${page}`).page).toBe(1);
    },
  );

  test('determines the title of the list', () => {
    expect(publicListTitle(inAddress('').filters)).toBe('Businesses for sale');
    expect(publicListTitle(inAddress('?industry=healthcare&location=utah').filters)).toBe(
      'Health Care businesses for sale in Utah',
    );
    expect(publicListTitle(inAddress('?trade=building-services&location=utah').filters)).toBe(
      'HVAC, plumbing and electrical businesses for sale in Utah',
    );
    expect(publicListTitle(inAddress('?trade=restaurants&industry=hospitality').filters)).toMatch(
      /^Restaurants, cafes and bars businesses for sale/,
    );
    expect(publicListTitle(inAddress('?price=1m-2.5m&location=utah').filters)).toBe(
      'Businesses for sale in Utah, asking price $1M – $2.5M',
    );
    expect(publicListTitle(inAddress('?revenue=0-100k').filters)).toBe(
      'Businesses for sale, revenue under $100k',
    );
  });
});
