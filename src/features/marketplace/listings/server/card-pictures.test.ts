import { expect, test } from 'vitest';
import { industries } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { cardPictureOf } from '../domain/card-picture.ts';
import { cardPictures } from './card-pictures.ts';

const drawn = new Map(cardPictures().map(({ name, svg }) => [name, svg]));

test.each(industries)(
  'draws a card without a photo for $label, with any trade group or none',
  ({ value }) => {
    for (const trade of [null, ...tradeGroupValues])
      expect(drawn.get(cardPictureOf({ industry: value, trade }))).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  },
);

test('draws no picture that no card shows, none without its sides, and none with a script or a link', () => {
  expect(drawn.size).toBe(industries.length + tradeGroupValues.length);
  for (const svg of drawn.values()) {
    expect(svg).toContain('viewBox="0 0 1200 800"');
    expect(svg).not.toMatch(/<script|href|on\w+=/i);
  }
});
