import { expect, test } from 'vitest';
import { pricedAs } from './words.ts';

test('a trade keeps its name and says which row prices it if that has another name', () => {
  expect(pricedAs('Restaurant', 'Independent restaurant')).toBe(
    'Restaurant, priced as Independent restaurant',
  );
  expect(pricedAs('Bakery', 'Bakery')).toBe('Bakery');
  expect(pricedAs(null, 'Bakery')).toBe('Priced as Bakery');
});
