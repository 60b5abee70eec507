import { expect, test } from 'vitest';
import { purchaseIn } from './purchase.ts';
import { withFiguresWritten } from './quantities.ts';

test.each([
  [
    'asking 1.15m sde 310. sba 10 down. still cover if i pay myself 100k?',
    { price: 1_150_000, sde: 310_000, salary: 100_000, equity: 10 },
  ],
  [
    'can a 900k business with 250k sde cover an sba loan with 15% down',
    { price: 900_000, sde: 250_000, equity: 15 },
  ],
  ['600k place w 10 down whats the payment', { price: 600_000, equity: 10 }],
  ['guy wants 2.2 for it, sde 520. will a bank even touch that', { price: 2_200_000, sde: 520_000 }],
])('the figures of a purchase: %s', (text, given) => expect(purchaseIn(text)).toEqual(given));

test.each(['is 750k too much for 210k sde', 'a loan of 400k over 10 years', 'how do I get a loan'])(
  'no purchase: %s',
  (text) => expect(purchaseIn(text)).toBeNull(),
);

test('a figure in thousands is written out where earnings are named', () => {
  expect(withFiguresWritten('my plumbing co, sde 280')).toBe('my plumbing co, sde $280,000');
  expect(withFiguresWritten('guy wants 2.2 for it at 520 sde will a bank touch that')).toBe(
    'guy wants $2,200,000 for it at $520,000 sde will a bank touch that',
  );
  expect(withFiguresWritten('the NDA has 280 words')).toBe('the NDA has 280 words');
});
