import { expect, test } from 'vitest';
import { keywordsOf, spanFinder } from '#features/marketplace/listings/domain/keywords.ts';
import { boxesOf } from './word-boxes.ts';

const words = ['Walter', 'Finchley,', 'tax', 'Finchley'].map((text, at) => ({
  text,
  x: at / 10,
  y: 0.5,
  width: 0.08,
  height: 0.01,
}));
const boxesFor = (typed: string, most = 9) => boxesOf(words, spanFinder(keywordsOf(typed)), most);

test('each word that is found has its box', () => {
  expect(boxesFor('finchley').map(({ x }) => x)).toEqual([0.1, 0.3]);
  expect(boxesFor('finchley', 1)).toEqual([{ x: 0.1, y: 0.5, width: 0.08, height: 0.01 }]);
  expect(boxesFor('mortgage')).toEqual([]);
});

test('of words in quotes, all of them', () => {
  expect(boxesFor('"walter finchley"').map(({ x }) => x)).toEqual([0, 0.1]);
});
