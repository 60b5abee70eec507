import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { Teaser } from './teaser.ts';
import { cardFacts, excerptOf, teaserDetails, teaserFacts } from './teaser-words.ts';

const teaser: Teaser = {
  id: 'a',
  status: 'live',
  title: 'Established contractor',
  description: '',
  industry: 'Manufacturing',
  trade: null,
  place: 'utah',
  revenueRange: '1m+',
  lastYearRevenue: '2.5m-5m',
  ebitda: null,
  sde: '250k-500k',
  price: { shown: 'exact', amount: cents(45_000_000) },
  employees: '10-19',
  founded: null,
  photos: [],
};

test('a card has five details and marks the missing ones', () => {
  expect(teaserDetails({ ...teaser, sde: null })).toEqual([
    { term: 'Industry', detail: 'Manufacturing/Industrial Products' },
    { term: 'Location', detail: 'Utah' },
    { term: 'Revenue Range', detail: '$1M or more' },
    { term: 'Last Year Revenue', detail: '$2.5M – $5M' },
    { term: 'EBITDA', detail: null },
  ]);
});

test('a card appends cash flow and the trade group when they are given', () => {
  const told = teaserDetails({ ...teaser, trade: 'building-services' });
  expect(told.slice(0, 5)).toEqual(teaserDetails({ ...teaser, sde: null }));
  expect(told.slice(5)).toEqual([
    { term: 'SDE', detail: '$250k – $500k' },
    { term: 'Trade', detail: 'HVAC, plumbing and electrical' },
  ]);
});

test('the card line lists cash flow, revenue and place and omits missing values', () => {
  expect(cardFacts(teaser)).toEqual([
    { term: 'Cash flow (SDE)', detail: '$250k – $500k' },
    { term: 'Revenue', detail: '$2.5M – $5M' },
    { term: 'Location', detail: 'Utah' },
  ]);
  const bare = { ...teaser, sde: null, ebitda: '100k-250k' as const, lastYearRevenue: null, place: null };
  expect(cardFacts(bare)).toEqual([{ term: 'Cash flow (EBITDA)', detail: '$100k – $250k' }]);
});

test('the facts include the price and every other given value', () => {
  expect(teaserFacts(teaser).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Asking price: $450,000',
    'Industry: Manufacturing/Industrial Products',
    'Location: Utah',
    'Revenue Range: $1M or more',
    'Last Year Revenue: $2.5M – $5M',
    'EBITDA: null',
    'SDE: $250k – $500k',
    'Employees: 10-19',
  ]);
});

test('an excerpt fills the limit with whole words and characters', () => {
  expect(excerptOf('One two three, four five', 16)).toBe('One two three…');
  expect(excerptOf(' One\n two ', 16)).toBe('One two');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const excerpt = excerptOf(text, 160);
      expect(excerpt.length).toBeLessThanOrEqual(160);
      expect(excerpt).toBe(excerpt.toWellFormed());
    }),
  );
});
