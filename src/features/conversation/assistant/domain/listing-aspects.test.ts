import { expect, test } from 'vitest';
import { asksOfPrice, aspectsIn } from './listing-aspects.ts';

test.each([
  ['who owns it & why r they selling', ['name', 'reason']],
  ['how much do they want and what’s the cash flow', ['price', 'sde']],
  ['what did they make last year', ['revenue', 'sde']],
  ['how many employees', ['employees']],
  ['Tell me about this listing', []],
])('%s', (text, aspects) => {
  expect(aspectsIn(text)).toEqual(aspects);
});

test.each([
  'is the price fair?',
  'does the price make sense given the sde',
  'what multiple are they asking',
  'is this overpriced',
])('%s asks of the price', (text) => expect(asksOfPrice(text)).toBe(true));

test.each(['what is a multiple', 'how do I change the price', 'is it worth talking to a broker about it'])(
  '%s does not',
  (text) => expect(asksOfPrice(text)).toBe(false),
);
