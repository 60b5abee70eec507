import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pointsOf, Sparkline } from './Sparkline.tsx';

test('the line runs from the first week to the last, with the maximum at the top', () => {
  expect(pointsOf([0, 5, 10])).toEqual([
    [3, 25],
    [60, 14],
    [117, 3],
  ]);
  expect(pointsOf([0, 0])).toEqual([
    [3, 25],
    [117, 25],
  ]);
});

test('its label has the figures, and one week has no line', () => {
  expect(renderToStaticMarkup(<Sparkline label="Offers" weeks={[1, 1_200]} />)).toContain(
    'Offers over the last 2 weeks: 1, 1,200',
  );
  expect(renderToStaticMarkup(<Sparkline label="Offers" weeks={[3]} />)).toBe('');
});
