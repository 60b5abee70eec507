import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TeaserPhotos } from './teaser-photos.tsx';

const teaser = { industry: 'Manufacturing', trade: 'restaurants', photos: [] } as const;
const photo = { id: 'photo-1', alt: 'The dining room', width: 1_200, height: 800 };
const drawn = '/card-pictures/restaurants.svg';

test('a page of a listing without a photo shows the drawing of its trade, or else of its industry', () => {
  expect(renderToStaticMarkup(<TeaserPhotos teaser={teaser} />)).toContain(drawn);
  expect(renderToStaticMarkup(<TeaserPhotos teaser={{ ...teaser, trade: null }} />)).toContain(
    '/card-pictures/industry-manufacturing.svg',
  );
});

test('with a photo there is no drawing', () => {
  const shown = renderToStaticMarkup(<TeaserPhotos teaser={{ ...teaser, photos: [photo] }} />);
  expect(shown).toContain('The dining room');
  expect(shown).not.toContain(drawn);
});
