import { expect, test } from 'vitest';
import { placesIn } from './places-named.ts';
import { townIn } from './towns.ts';

test('a town stands for its state, the longer name first', () => {
  expect(townIn('a bakery in salt lake city')).toMatchObject({ name: 'Salt Lake City', state: 'utah' });
  expect(townIn('anything near Coeur d’Alene?')).toMatchObject({ state: 'idaho' });
  expect(placesIn('HVAC in St Paul')).toMatchObject({ places: ['minnesota'], town: 'St. Paul' });
});

test('no part of a word is a town', () => {
  expect(townIn('a business with renovations and mobiles')).toBeNull();
  expect(placesIn('Anything in Texas?')).toMatchObject({ places: ['texas'], town: null });
});
