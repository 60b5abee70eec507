import { expect, test } from 'vitest';
import { searchFor } from './arguments.ts';
import { namedIn } from './question.ts';
import { tradesIn } from './trades.ts';

test('a kind of business that is no single trade names its groups of trades', () => {
  const [kind, ...more] = tradesIn('Are there construction businesses for sale?').trades;
  expect(more).toEqual([]);
  expect(kind?.groups).toContain('construction');
  expect(kind?.groups).not.toContain('health-practices');
});

test('a kind without groups is searched by its words, and no kind is null', () => {
  expect(tradesIn('Are there yacht businesses for sale?').trades).toEqual([
    { label: '“yacht”', search: ['yacht'] },
  ]);
  for (const text of ['Which businesses are for sale?', 'Show me the newest listings', 'Any good companies?'])
    expect([text, tradesIn(text).trades]).toEqual([text, []]);
  expect(tradesIn('Any HVAC companies?').trades.map(({ label }) => label)).toEqual(['HVAC']);
});

test('a word of any length is searched by what a search takes', () => {
  const { words } = searchFor(namedIn(`any ${'x'.repeat(5_000)} for sale`));
  expect(words).toEqual(['x'.repeat(60)]);
});

test('things that no trade is named for are searched by their words, and conditions on figures are none', () => {
  const sought = (text: string) => tradesIn(text).trades.map(({ label, search }) => [label, search]);
  expect([
    sought('anything with boats or a marina for sale'),
    sought('is there an ice cream truck on the market?'),
    sought('show me listings with a manager in place, I’d be an absentee owner'),
  ]).toEqual([
    [['“boats” or “marina”', ['boats', 'marina']]],
    [['“ice cream truck”', ['ice cream truck']]],
    [['“manager”', ['manager']]],
  ]);
  for (const text of [
    'show me listings with cash flow over 200k',
    'is my business still for sale?',
    'Is there anything new on the market?',
    'any listings with revenue of at least 1M',
    'What is for sale?',
    'a good business for sale',
  ])
    expect([text, sought(text)]).toEqual([text, []]);
});
