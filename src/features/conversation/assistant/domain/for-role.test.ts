import { expect, test } from 'vitest';
import { sideOf } from './for-role.ts';

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
