import { expect, test } from 'vitest';
import { asksOwnFigure, figuresMeant, periodMeant } from './own-figures.ts';

test.each([
  ['what was my revenue in the last twelve months', ['revenue'], 'LTM'],
  ['what is my adjusted ebitda', ['adjustedEbitda'], null],
  ['What is my TTM EBITDA?', ['ebitda', 'adjustedEbitda'], 'LTM'],
  ['what is my reported ebitda in the quality of earnings review', ['ebitda'], null],
  ['how much did my business earn last year', [], 'FY'],
  ['what was my sde in 2025', ['sde'], 'FY2025'],
] as const)('asks for a figure of one’s own: %s', (text, figures, period) => {
  expect(asksOwnFigure(text)).toBe(true);
  expect(figuresMeant(text)).toEqual(figures);
  expect(periodMeant(text)).toBe(period);
});

test.each([
  'what is my revenue concentration',
  'what is adjusted ebitda',
  'what was the revenue of the site in the last twelve months',
  'what is my sde multiple',
])('does not: %s', (text) => expect(asksOwnFigure(text)).toBe(false));
