import { expect, test } from 'vitest';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { placesIn } from './places-named.ts';

test.for([
  ['in the mountain states', ['mountain']],
  ['West Virginia or Texas', ['west-virginia', 'texas']],
  ['the midwest', ['east-north-central', 'west-north-central']],
  ['in TX', ['texas']],
  ['in OR', ['oregon']],
  ['near Denver', ['colorado']],
  ['the west coast', ['pacific']],
  ['should I sell or buy in me', []],
  ['a mountain of work', []],
] as const)('%s', ([text, places]) => {
  expect(placesIn(text).places).toEqual([...places]);
});

test('finds every state by name and removes it from the text', () => {
  for (const { slug, label } of states)
    expect(placesIn(`bakeries in ${label} please`)).toMatchObject({
      places: [slug],
      rest: expect.not.stringContaining(label),
    });
});
