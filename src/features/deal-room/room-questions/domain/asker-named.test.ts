import { expect, test } from 'vitest';
import { askerNamedIn } from './asker-named.ts';

test('a name is found in any case, with an accent or without, and with an apostrophe behind', () => {
  expect(askerNamedIn('Jonah Okafor of OKAFOR Holdings asks', 'Jonah Okafor')).toEqual([
    'Jonah',
    'Okafor',
    'OKAFOR',
  ]);
  expect(askerNamedIn('Okafor’s question', 'Jonah Okafor')).toEqual(['Okafor']);
  expect(askerNamedIn('Jose Nunez asks', 'José Núñez')).toEqual(['Jose', 'Nunez']);
});

test('no part of another word is', () => {
  expect(askerNamedIn('Is the yard leased?', 'Ard Lea')).toEqual([]);
  expect(askerNamedIn('A question of J. O.', 'J O')).toEqual([]);
});
