import { expect, test } from 'vitest';
import { oddFacts } from './odd-facts.ts';

const today = '2026-11-29';
const none = { website: null, foundedYear: null, leaseEnd: null };

test('facts that can be right are not questioned', () => {
  expect(oddFacts(none, today)).toEqual([]);
  expect(oddFacts({ website: '', foundedYear: 2026, leaseEnd: today }, today)).toEqual([]);
  for (const website of ['garcia-air.com', 'https://www.garcia-air.com/about?x=1', 'münchen.de', 'a.co.uk'])
    expect(oddFacts({ ...none, website }, today)).toEqual([]);
});

test('a year in the future, a lease that ended, and a website without a domain are questioned', () => {
  expect(oddFacts({ website: 'garciaair', foundedYear: 2031, leaseEnd: '2020-06-30' }, today)).toEqual([
    'The year founded, 2031, is in the future.',
    'The lease ended on June 30, 2020.',
    '“garciaair” is not a complete web address, such as example.com.',
  ]);
  expect(oddFacts({ ...none, website: `a${'.'.repeat(300)}` }, today)).toHaveLength(1);
  expect(oddFacts({ ...none, website: 'ask me at the shop' }, today)).toHaveLength(1);
});
