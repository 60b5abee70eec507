import { expect, test } from 'vitest';
import { asksOnlyRevenue } from './site-revenue.ts';
import { inEnglish } from './spanish/spanish.ts';

test.each([
  'revenue this year',
  'Revenue last year?',
  'revenue since March',
  'show me the revenue of Q1 of 2025',
  'What was revenue last month?',
  'what is the revenue so far this quarter',
  'total site revenue from January to March 2025',
  'How much revenue this week?',
  'Platform revenue in the last 30 days please',
  inEnglish('ingresos de este mes'),
  inEnglish('ingresos del primer trimestre de 2025'),
])('asks for the revenue of a time: %s', (text) => {
  expect(asksOnlyRevenue(text)).toBe(true);
});

test.each([
  'How many listings have revenue this year?',
  'Which listings grew revenue last year',
  'businesses whose revenue fell this year',
  'Average revenue of listings this year',
  'Does revenue last year count in the valuation?',
  'Why ask for revenue in 2024?',
  'What is revenue for the last twelve months?',
  'Revenue of the bakery last year',
  'revenue multiples this year',
  'What was revenue last year at the dental practice?',
  'Revenue growth of sellers in 2025',
  inEnglish('¿por qué piden los ingresos de 2024?'),
  inEnglish('negocios con ingresos este año'),
])('asks for something else: %s', (text) => {
  expect(asksOnlyRevenue(text)).toBe(false);
});
