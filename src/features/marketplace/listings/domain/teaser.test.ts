import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { type ListingFacts, priceWords, shownPrice, teaserOf } from './teaser.ts';

const facts: ListingFacts = {
  id: 'l',
  status: 'live',
  title: 'Established service business',
  description: 'Recurring work.',
  industry: 'Retail',
  trade: 'car-wash',
  place: 'mountain',
  priceDisplay: 'band',
  askingPrice: cents(83_111_100),
  lastYearRevenue: cents(123_456_789),
  ebitda: cents(-4_321_000),
  sde: cents(21_212_100),
  employees: 17,
  foundedYear: 1987,
  photos: [{ id: 'p', alt: 'A workshop', width: 4, height: 3 }],
};

describe('a teaser', () => {
  it('shows bands instead of exact figures', () => {
    expect(teaserOf(facts)).toEqual({
      id: 'l',
      status: 'live',
      title: 'Established service business',
      description: 'Recurring work.',
      industry: 'Retail',
      trade: 'auto-service',
      place: 'mountain',
      revenueRange: '1m+',
      lastYearRevenue: '1m-2.5m',
      ebitda: 'not-profitable',
      sde: '100k-250k',
      price: { shown: 'band', band: '500k-1m' },
      employees: '10-19',
      founded: '1980s-90s',
      photos: [{ id: 'p', alt: 'A workshop', width: 4, height: 3 }],
    });
  });

  it('excludes unknown fields', () => {
    const smuggled = { ...facts, businessName: 'Canary Ltd', ein: '12-3456789', askingPriceNote: 'Canary' };
    expect(JSON.stringify(teaserOf(smuggled))).not.toMatch(/Canary|12-3456789/);
    expect(Object.keys(teaserOf(smuggled))).toEqual(Object.keys(teaserOf(facts)));
  });

  it('is identical for listings whose figures fall in the same bands', () => {
    const revenue = fc.integer({ min: 100_000_000, max: 249_999_999 }).map(cents);
    const earnings = fc.integer({ min: 10_000_000, max: 24_999_999 }).map(cents);
    const staff = fc.integer({ min: 10, max: 19 });
    const year = fc.integer({ min: 1980, max: 1999 });
    fc.assert(
      fc.property(
        revenue,
        earnings,
        earnings,
        staff,
        year,
        (lastYearRevenue, ebitda, sde, employees, foundedYear) => {
          const one = teaserOf({ ...facts, lastYearRevenue, ebitda, sde, employees, foundedYear });
          expect(one).toEqual({ ...teaserOf(facts), ebitda: '100k-250k', sde: '100k-250k' });
        },
      ),
    );
  });

  it('shows the price in the form that the owner chose', () => {
    const price = cents(45_000_000);
    expect(priceWords(shownPrice(price, 'hidden'))).toBe('Not disclosed');
    expect(priceWords(shownPrice(price, 'band'))).toBe('$250k – $500k');
    expect(priceWords(shownPrice(price, 'exact'))).toBe('$450,000');
    expect(shownPrice(null, 'exact')).toEqual({ shown: 'hidden' });
  });
});
