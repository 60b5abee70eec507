import { expect, test } from 'vitest';
import { searchFor } from './arguments.ts';
import { namedIn } from './question.ts';

const without = (text: string) => searchFor(namedIn(text)).without?.said;

test.each([
  ['show me businesses in Texas except restaurants', 'restaurant'],
  ['anything for sale that is NOT a restaurant', 'restaurant'],
  ['manufacturing but not in California', 'California'],
  ['anything but laundromats under 500k', 'laundry'],
  ['no franchises please, what do you have in Florida', 'franchise'],
  ['businesses for sale that are not food related, under a million', 'food and drink'],
  ['something in Ohio other than a car wash', 'car wash'],
  ['HVAC excluding Texas and Florida', 'Florida, Texas'],
])('%s', (text, said) => {
  expect(without(text)).toBe(said);
});

test('what is left out is not looked for', () => {
  expect(searchFor(namedIn('businesses in Texas except restaurants'))).toMatchObject({ places: ['texas'] });
  expect(searchFor(namedIn('businesses in Texas except restaurants')).trade).toBeUndefined();
  expect(searchFor(namedIn('manufacturing but not in California'))).toMatchObject({
    industry: 'Manufacturing',
  });
  expect(searchFor(namedIn('manufacturing but not in California')).places).toBeUndefined();
});

test.each([
  'a restaurant in Texas with no debt',
  'why is it not a good deal',
  'restaurants in Ohio under 300k',
  'I have no idea what a bakery sells for',
])('“%s” leaves out nothing', (text) => {
  expect(without(text)).toBeUndefined();
});
