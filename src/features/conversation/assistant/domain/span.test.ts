import { expect, test } from 'vitest';
import { spanIn } from './span.ts';
import { inEnglish } from './spanish/spanish.ts';

/** A Saturday. */
const now = new Date('2026-11-28T15:00:00Z');

test.each([
  ['how many views today', '2026-11-28', '2026-11-28'],
  ['who asked yesterday', '2026-11-27', '2026-11-27'],
  ['anything new since yesterday', '2026-11-27', '2026-11-28'],
  ['any requests since Friday', '2026-11-27', '2026-11-28'],
  ['views since last tues', '2026-11-24', '2026-11-28'],
  ['who read it since Saturday', '2026-11-21', '2026-11-28'],
  ['how many sign ups this month', '2026-11-01', '2026-11-28'],
  ['give me last month numbers', '2026-10-01', '2026-10-31'],
  ['requests since last month', '2026-10-01', '2026-11-28'],
  ['who looked in the past two weeks', '2026-11-15', '2026-11-28'],
  ['views over the last 30 days', '2026-10-30', '2026-11-28'],
  ['requests in the past couple of weeks', '2026-11-15', '2026-11-28'],
  ['has anyone looked at my listing this week', '2026-11-22', '2026-11-28'],
  ['new offers over the weekend', '2026-11-28', '2026-11-28'],
  ['how many did we sell last year', '2025-01-01', '2025-12-31'],
  ['signups this year', '2026-01-01', '2026-11-28'],
  ['last quarter, how many listings', '2026-07-01', '2026-09-30'],
  ['signups in October', '2026-10-01', '2026-10-31'],
  ['views since march 3', '2026-03-03', '2026-11-28'],
  ['requests in december', '2025-12-01', '2025-12-31'],
  ['requests in march 2025', '2025-03-01', '2025-03-31'],
  ['how many views in March of 2025', '2025-03-01', '2025-03-31'],
  ['requests in October of 2025', '2025-10-01', '2025-10-31'],
  ['views in the month of May, 2025', '2025-05-01', '2025-05-31'],
  ['orders in 2025 q1', '2025-01-01', '2025-03-31'],
  ['orders from march 3 to 10', '2026-03-03', '2026-03-10'],
  ['views between October 5th and 9th, 2025', '2025-10-05', '2025-10-09'],
  ['revenue in Q1 of 2025', '2025-01-01', '2025-03-31'],
  ['orders in the third quarter of 2025', '2025-07-01', '2025-09-30'],
  ['orders in the last quarter of 2025', '2025-10-01', '2025-12-31'],
  ['revenue in the first half of 2025', '2025-01-01', '2025-06-30'],
  ['H2 2025 signups', '2025-07-01', '2025-12-31'],
  ['orders since Q3 of 2026', '2026-07-01', '2026-11-28'],
  ['offers in the first four months of 2025', '2025-01-01', '2025-04-30'],
  ['visitors since the start of 2024', '2024-01-01', '2026-11-28'],
  ['signups since 2025', '2025-01-01', '2026-11-28'],
  ['orders from 2025 on', '2025-01-01', '2026-11-28'],
  ['orders from January 2025 to March of 2025', '2025-01-01', '2025-03-31'],
  ['orders between November and February of 2026', '2025-11-01', '2026-02-28'],
  ['views from March 3 to March 10', '2026-03-03', '2026-03-10'],
  ['orders from October to December', '2025-10-01', '2025-12-31'],
  ['requests in 2024 and 2025', '2024-01-01', '2025-12-31'],
  ['who read it in 2025', '2025-01-01', '2025-12-31'],
  ['orders of the year 2025', '2025-01-01', '2025-12-31'],
  ['signups in 2026', '2026-01-01', '2026-11-28'],
  [inEnglish('cuántas visitas en marzo de 2025'), '2025-03-01', '2025-03-31'],
  [inEnglish('pedidos de enero a marzo de 2025'), '2025-01-01', '2025-03-31'],
  [inEnglish('solicitudes desde el inicio de 2024'), '2024-01-01', '2026-11-28'],
  [inEnglish('ingresos del primer trimestre de 2025'), '2025-01-01', '2025-03-31'],
  [inEnglish('ingresos en la segunda mitad de 2025'), '2025-07-01', '2025-12-31'],
  [inEnglish('ventas del año 2025'), '2025-01-01', '2025-12-31'],
])('%s', (text, from, until) => {
  expect(spanIn(text, now)).toEqual({ from, until });
});

test.each([
  'how many views does my listing have',
  'may I see the lease',
  'what is due in 3 years',
  'is the mark of my business protected',
  'what did my business earn last',
  'our second offer',
  'who signed up with a budget of 2000',
  'how many buyers in 2000',
  'buyers with a budget of 2020',
  'listings with a price of 2020',
  'a minimum of 2024 views',
  'shops in 2020 square feet',
  'views at the end of 2025',
  'the offer for 2025 dollars',
  inEnglish('quién se registró con un presupuesto de 2020'),
  inEnglish('visitas a fin de 2025'),
])('%s names no time', (text) => {
  expect(spanIn(text, now)).toBeNull();
});
