import { expect, test } from 'vitest';
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
