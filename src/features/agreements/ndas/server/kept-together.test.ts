import { expect, test } from 'vitest';
import { keptTogether } from './kept-together.ts';

const of = (rows: string[]) => keptTogether(rows, (row) => row);

test('The last three rows stay on one page, and no row is lost', () => {
  expect(of(['a', 'b', 'c', 'd', 'e'])).toEqual({ first: ['a', 'b'], last: ['c', 'd', 'e'] });
});

test('A short table and one that ends in long texts are not divided', () => {
  expect(of(['a', 'b', 'c', 'd']).last).toEqual([]);
  expect(of(['a', 'b', 'c', 'd', 'x'.repeat(400)]).last).toEqual([]);
});
