import { describe, expect, test } from 'vitest';
import { inEnglish } from '../spanish/spanish.ts';
import { weekdaysFrom } from './calendar.ts';
import { figured } from './figure.ts';

const today = new Date('2026-11-29T15:00:00Z');
const worked = (text: string) => figured(text, today) ?? [];
const said = (text: string) =>
  worked(text)
    .map(({ says }) => says)
    .join(' ');

describe('days from one date to another', () => {
  test.each([
    ['how many days until 15 March 2027', '106 days'],
    ['what is the days between 2026-11-29 and 2027-03-15', '106 days'],
    ['how many days from 1 December 2026 to March 1, 2027', '90 days'],
    ['how many weeks until 3/15/2027', '15 weeks and 1 day'],
    ['how many months until June 1 2027', '6 months and 3 days'],
    ['how long until the 15th of March', '106 days'],
    ['days from today to Feb 28 2027', '91 days'],
    ['how many business days between Dec 1 and Dec 31', '22 weekdays'],
    [inEnglish('¿cuántos días faltan para el 15 de marzo de 2027?'), '106 days'],
  ])('%s', (text, result) => {
    expect(said(text)).toContain(result);
    expect(worked(text)[0]?.formula).toBe('Last day − first day');
  });

  test.each([
    'how many days until closing',
    'how long do SBA loans take from 30 to 60 days',
    'days until February 30, 2027',
  ])('is not read into: %s', (text) => expect(said(text)).toBe(''));

  test('weekdays are Monday to Friday', () => {
    const friday = new Date('2026-12-04T00:00:00Z');
    const monday = new Date('2026-12-07T00:00:00Z');
    expect(weekdaysFrom(friday, monday)).toBe(1);
    expect(weekdaysFrom(friday, friday)).toBe(0);
  });
});

describe('a date so many days from another', () => {
  test.each([
    ['add 45 days to December 1 2026', 'Friday, January 15, 2027'],
    ['what is December 1 2026 plus 45 days', 'Friday, January 15, 2027'],
    ['30 days before March 31, 2027', 'Monday, March 1, 2027'],
    ['subtract 2 weeks from 2027-03-15', 'Monday, March 1, 2027'],
    ['10 business days after December 1 2026', 'Tuesday, December 15, 2026'],
    ['what date is 90 days from today', 'Saturday, February 27, 2027, which is a weekend'],
    [inEnglish('45 días después del 1 de diciembre de 2026, qué fecha es'), 'Friday, January 15, 2027'],
  ])('%s', (text, result) => expect(said(text)).toContain(result));

  test.each([
    ['due diligence of 45 days from December 1 2026, do we finish before Christmas', 'January 15, 2027'],
    [
      'our 60 day exclusivity starts on January 11 2027, does it end before the lease renewal',
      'March 12, 2027',
    ],
    ['45 days starting December 1 2026, and is that ahead of the tax filing', 'January 15, 2027'],
    ['we add 45 days to December 1 2026; prior to this we had none', 'January 15, 2027'],
  ])('another day before which something is to happen turns nothing around: %s', (text, result) =>
    expect(said(text)).toMatch(new RegExp(`^45 days from .*${result}|^60 days from .*${result}`)),
  );

  test.each([
    ['December 1 2026 minus 45 days', 'October 17, 2026'],
    ['30 days of notice before March 31, 2027', 'March 1, 2027'],
    ['30 days before closing on March 31, 2027', 'March 1, 2027'],
    ['the lease ends March 31, 2027, what date is 30 days earlier', 'March 1, 2027'],
    ['count back 30 days from March 31, 2027', 'March 1, 2027'],
    ['10 business days prior to December 15 2026', 'December 1, 2026'],
    [inEnglish('30 días antes del 31 de marzo de 2027'), 'March 1, 2027'],
    [
      'The lease ends on March 31, 2027 and I must give 90 days notice before the end. When is the last day?',
      'December 31, 2026',
    ],
    ['closing is on March 31, 2027, what date is 30 days prior to closing', 'March 1, 2027'],
    ['closing is on March 31, 2027, what date is 30 days prior to that', 'March 1, 2027'],
    ['closing is on March 31, 2027, what date is 30 days before closing', 'March 1, 2027'],
    ['closing is on March 31, 2027. what date is 30 days prior', 'March 1, 2027'],
    ['the lease expires on March 31, 2027; notice is due 90 days before the expiration', 'December 31, 2026'],
    ['the offer expires on March 31, 2027. when is 10 days before it expires', 'March 21, 2027'],
    ['how far back is 45 days from March 1 2027', 'January 15, 2027'],
    ['10 business days minus from December 24 2026', 'December 10, 2026'],
    ['30 days before we start on March 31, 2027', 'March 1, 2027'],
    ['2 weeks before my start date March 31, 2027', 'March 17, 2027'],
  ])('counts back where the words join the period and the day: %s', (text, result) =>
    expect(said(text)).toMatch(new RegExp(` before .* is .*${result}`)),
  );

  test.each([
    ['we begin on December 1 2026 and have 45 days, do we finish before Christmas', 'January 15, 2027'],
    ['We sign on March 1, 2027 and have 45 days. When is the last day?', 'April 15, 2027'],
  ])('counts on where the period follows the day: %s', (text, result) =>
    expect(said(text)).toMatch(new RegExp(`^45 days from .*${result}`)),
  );

  test.each([
    ['The offer was sent on Dec 1 2026 and there are 14 days before expiry', 'December 15, 2026'],
    [
      'If I get access on Dec 10 2026, I have 30 days before my access ends. When is that?',
      'January 9, 2027',
    ],
    ['We sign on Jan 5 2027; exclusivity is 60 days before it lapses', 'March 6, 2027'],
    ['on 1/5/2027 they countered and gave us 10 days before the offer expires', 'January 15, 2027'],
    ['Notice on June 1 2027: the tenant has 30 days before it has to leave', 'July 1, 2027'],
    ['we have 14 days before expiry, the offer was sent on Dec 1 2026', 'December 15, 2026'],
    ['We got the LOI on Feb 1 2027 with 10 days before it dies', 'February 11, 2027'],
    ['Access opened Dec 10 2026 and lasts 30 days before it expires', 'January 9, 2027'],
    ['They accepted on Jan 4, 2027. We have 45 days before diligence is over', 'February 18, 2027'],
    ['the NDA was signed Jan 5 2027 and we have 60 business days before it terminates', 'March 30, 2027'],
    [
      inEnglish('Firmamos el 5 de enero de 2027 y hay 60 dias antes de que venza la exclusividad'),
      'March 6, 2027',
    ],
    [
      inEnglish('la oferta se envió el 1 de diciembre de 2026 y tengo 14 días antes de que caduque'),
      'December 15, 2026',
    ],
    [
      inEnglish('El 5 de enero de 2027 contraofertaron y nos dieron 10 días antes de que venza la oferta'),
      'January 15, 2027',
    ],
  ])('counts on where the period begins on the day and leads to another event: %s', (text, result) =>
    expect(said(text)).toMatch(new RegExp(`^\\d+ (?:business )?days from .*${result}`)),
  );

  test.each([
    ['The lease ends on March 31, 2027; when is 90 days before it ends?', 'December 31, 2026'],
    ['The hearing is on March 31, 2027 and the brief is due 10 days before the hearing', 'March 21, 2027'],
    ['March 31, 2027: 90 days before the end', 'December 31, 2026'],
    ['90 days before the lease ends, and it ends on March 31, 2027', 'December 31, 2026'],
    ['The lease renews on March 31 2027 and the notice is 90 days before renewal', 'December 31, 2026'],
    ['The lease expires on March 31, 2027 and needs 90 days notice. By when?', 'December 31, 2026'],
    [
      inEnglish('El contrato vence el 31 de marzo de 2027, ¿qué fecha es 90 días antes de que venza?'),
      'December 31, 2026',
    ],
    [
      inEnglish('el cierre es el 31 de marzo de 2027, ¿qué fecha es 30 días antes del cierre?'),
      'March 1, 2027',
    ],
  ])('counts back where the day is that of the event: %s', (text, result) =>
    expect(said(text)).toMatch(new RegExp(` before .* is .*${result}`)),
  );

  test.each([
    'closing is March 31 2027. When is 10 days before the lease expires?',
    'We start on Jan 5 2027, 60 days before the end',
    'I signed on Jan 5 2027 and must give 90 days notice before leaving',
    inEnglish('el cierre es el 31 de marzo de 2027, ¿cuándo es 10 días antes de que venza la renta?'),
  ])('answers nothing where the words do not tell: %s', (text) => expect(said(text)).toBe(''));

  test('a period that ends before another day is not counted from the one named', () => {
    expect(said('closing is on December 1 2026, and 45 days before Christmas we tell the staff')).toBe('');
    expect(said('is 45 days before Christmas enough if we begin on December 1 2026')).toBe('');
  });

  test('a loan that begins on a day is still a loan', () => {
    expect(said('payment on a loan of 300k at 7% for 5 years starting March 1 2027')).toContain('$5,940.36');
  });
});

test('the day of the week', () => {
  expect(said('what weekday is March 15 2027')).toBe('March 15, 2027 is a Monday, 106 days from today.');
  expect(said('what day is it best to sell')).toBe('');
  const dicho = (text: string) => worked(inEnglish(text)).map(({ es }) => es);
  expect(dicho('¿qué día de la semana es el 15 de marzo de 2027?')).toEqual([
    'March 15, 2027: es lunes, en 106 días.',
  ]);
  expect(worked('what weekday was March 1 2026').map(({ es }) => es)).toEqual([
    'March 1, 2026: es domingo, hace 273 días.',
  ]);
});

test('long spans have their commas, and a day that has passed is said to have passed', () => {
  expect(said('how many days from 2020-01-01 to 2026-01-01')).toContain(
    '2,192 days: 313 weeks and 1 day, of which 1,566 are weekdays',
  );
  expect(worked('how many days from 2020-01-01 to 2026-01-01')[0]?.es).toContain('2,192 días');
  expect(said('how many days since March 1, 2026')).toContain(
    'March 1, 2026 has passed: today is November 29, 2026.',
  );
});
