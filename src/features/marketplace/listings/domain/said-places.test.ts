import { expect, test } from 'vitest';
import { keywordsOf } from './keywords.ts';
import { cardPlaces, saidPlaces } from './said-places.ts';

const read = (typed: string) => {
  const { said, rest } = saidPlaces(keywordsOf(typed));
  return [said, rest.map(({ words }) => words.join(' ')).join(' ')];
};

test.each([
  ['Georgia', ['georgia'], ''],
  ['texas', ['texas'], ''],
  ['GA', ['georgia'], ''],
  ['ga', ['georgia'], ''],
  ['New York', ['new-york'], ''],
  ['West Virginia', ['west-virginia'], ''],
  ['Washington, D.C.', ['district-of-columbia'], ''],
  ['HVAC in Georgia', ['georgia'], 'HVAC'],
  ['restaurant TX', ['texas'], 'restaurant'],
  ['Georgia Florida hvac', ['georgia', 'florida'], 'hvac'],
  ['New England bakery', ['new-england'], 'bakery'],
  ['Mid-Atlantic', ['middle-atlantic'], ''],
] as const)('%s names a place', (typed, said, rest) => {
  expect(read(typed)).toEqual([said, rest]);
});

test.each([
  '"Georgia" style',
  '-texas',
  'work in a garage',
  'OR bakery',
  'mountain bikes',
  'geor',
  'virginian',
])('%s names none', (typed) => {
  expect(read(typed)[0]).toEqual([]);
});

test('a state is found by itself and by its region, a region also by its states', () => {
  expect(cardPlaces(['georgia'])).toEqual(['georgia', 'south-atlantic']);
  expect(cardPlaces(['new-england'])).toContain('vermont');
});

test('states of one region find the same cards that show only the region', () => {
  const regional = (state: 'georgia' | 'florida') => cardPlaces([state]).filter((place) => place !== state);
  expect(regional('georgia')).toEqual(regional('florida'));
});
