import { expect, test } from 'vitest';
import { asAskedBy, sideOf } from './for-role.ts';

test('the side of a sale is that of the roles, and of the words where these leave both open', () => {
  const asked = 'What happens after I accept an offer?';
  expect([sideOf(asked, ['seller']), sideOf(asked, ['broker']), sideOf(asked, ['buyer'])]).toEqual([
    'seller',
    'seller',
    'buyer',
  ]);
  expect([sideOf(asked, ['seller', 'buyer']), sideOf(asked, [])]).toEqual(['seller', 'seller']);
  const mine = 'my offer was accepted, what now';
  expect([sideOf(mine, ['seller', 'buyer']), sideOf(mine, [])]).toEqual(['buyer', 'buyer']);
  expect(sideOf('what comes after the letter of intent', [])).toBe('buyer');
});

test('the revenue of businesses, and what the word means, is not that of the site', () => {
  const asked = { state: 'siteRevenue' } as const;
  for (const text of [
    'Average revenue of listings this year',
    'What is revenue for the last twelve months?',
    'Which businesses have falling revenue',
    'Why ask for revenue in 2024?',
  ])
    expect([text, asAskedBy(asked, ['admin'], text)]).toEqual([text, null]);
  for (const text of ['revenue by month', 'which service brings in the most revenue', 'is our revenue up'])
    expect(asAskedBy(asked, ['admin'], text)).toEqual(asked);
});
