import { describe, expect, it } from 'vitest';
import { filterOptions, filtersIn, isFiltered, pageIn, withFilter, withPage } from './marketplace-filters.ts';

const address = (text: string) => new URLSearchParams(text);
const values = (name: 'industry' | 'location' | 'revenue') =>
  filterOptions[name].flatMap((entry) =>
    'options' in entry ? entry.options.map((one) => one.value) : [entry.value],
  );

describe('the marketplace URL', () => {
  it('omits filters that are not set', () => {
    expect(filtersIn(address(''))).toEqual({
      industry: 'all',
      location: 'all',
      revenue: 'all',
      trade: 'all',
    });
    expect(withFilter(address('industry=retail'), 'industry', 'all').toString()).toBe('');
    expect(filtersIn(address('revenue=1m%2B')).revenue).toBe('1m+');
    expect(isFiltered(filtersIn(address('page=3')))).toBe(false);
    expect(isFiltered(filtersIn(address('location=texas')))).toBe(true);
  });

  it('keeps the page when a filter changes', () => {
    const next = withFilter(address('page=4&industry=retail'), 'location', 'texas');
    expect(pageIn(next)).toBe(4);
    expect(filtersIn(next)).toMatchObject({ industry: 'retail', location: 'texas' });
  });

  it('falls back to page 1 for an invalid page', () => {
    for (const page of ['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9'])
      expect(pageIn(address(page))).toBe(1);
    expect(withPage(address('page=2'), 1).toString()).toBe('');
  });
});

describe('the filter options', () => {
  it('start with the required options in order', () => {
    expect(values('industry').slice(0, 5)).toEqual([
      'all',
      'retail',
      'manufacturing',
      'technology',
      'healthcare',
    ]);
    expect(values('location').slice(0, 5)).toEqual(['all', 'new-york', 'california', 'texas', 'florida']);
    expect(values('revenue')).toEqual(['all', '0-100k', '100k-500k', '500k-1m', '1m+']);
  });

  it('include every industry, state and region once', () => {
    expect(values('industry')).toHaveLength(26);
    expect(values('location')).toHaveLength(1 + 51 + 9);
    for (const name of ['industry', 'location'] as const)
      expect(new Set(values(name)).size).toBe(values(name).length);
  });
});
