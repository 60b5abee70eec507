import { expect, test } from 'vitest';
import { asksToVouch } from './vouching.ts';

test.each([
  ['is this buyer legit', true],
  ['can I trust the seller', true],
  ['is this listing a scam', true],
  ['is that guy for real', true],
  ['is this site legit or a scam', true],
  ['heard you can use your 401k to buy a business and not pay the penalty, is that legal or a scam', false],
  ['no money down deals, is that a scam', false],
  ['they say I can skip the sales tax on assets, is that legit', false],
])('%s: %s', (text, vouches) => expect(asksToVouch(text)).toBe(vouches));

test('takes no longer for words that are repeated', () => {
  expect(asksToVouch(`${'is that really actually '.repeat(2_000)}x`)).toBe(false);
  expect(asksToVouch('the buyer he she they '.repeat(2_000))).toBe(false);
});
