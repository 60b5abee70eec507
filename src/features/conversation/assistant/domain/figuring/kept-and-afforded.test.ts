import { describe, expect, test } from 'vitest';
import { inEnglish } from '../spanish/spanish.ts';
import { withChanges } from './again.ts';
import { figured } from './figure.ts';

const today = new Date('2026-11-29T15:00:00Z');
const worked = (text: string) => figured(text, today) ?? [];
const said = (text: string) =>
  worked(text)
    .map(({ says }) => says)
    .join(' ');

describe('what a seller keeps takes off the fee and the debt', () => {
  test.each([
    ['if I sell for 2.3 million and owe 400k and pay the broker 8% what do I keep', '$1,716,000'],
    ['proceeds from 2.3 million after 400k debt and 8% fee', '$1,716,000'],
    [
      'after selling for 2.3M with 8% commission and $400,000 of debt, how much money do I have',
      '$1,716,000',
    ],
    ['what remains after the 8% broker fee and 400k debt if it sells for 2.3m', '$1,716,000'],
    ['sell for 1.5m, owe 300k, paid the broker 5%, whats left', '$1,125,000'],
    [inEnglish('cuanto me queda si vendo en 800000 y debo 150000 y pago 10% de comision'), '$570,000'],
    [
      inEnglish('con cuánto me quedo si vendo por 1.2 millones, debo 200 mil y la comisión es 8%'),
      '$904,000',
    ],
    [
      inEnglish(
        'cuánto me quedaría si vendo a 2 millones, debo 300 mil al banco y pago el 8 por ciento al broker',
      ),
      '$1,540,000',
    ],
  ])('%s', (text, result) => {
    expect(said(text)).toContain(`leaves ${result}, before taxes`);
    expect(worked(text)[0]?.formula).toBe('Price − fee − debts and costs');
  });

  test('a fee without a figure is said to be left out', () => {
    expect(said('what do I keep if I sell for 1 million, owe 200k and pay a broker')).toContain(
      'leaves $800,000, before taxes. The broker’s fee is not in it',
    );
  });

  test('an unpaid bill is none', () => {
    expect(said('1500 order, 600 paid, whats open')).toContain('leaves $900 open');
  });
});

describe('what a buyer can afford', () => {
  const first = 'what can I afford with 150k down and 90k a year of cash flow';

  test.each([
    [first, 'About $604,000 in all'],
    ['what could I afford with 120k cash and 8k a month of cash flow', 'About $604,000 in all'],
    [
      'I have 200k saved and want a business making 450k with 80k for myself, what can I afford',
      'About $2,000,000',
    ],
    ['how big a business can I buy with 60k down and 300k sde at 11% over 10 years', '$60,000 ÷ 10%'],
    ['max purchase with 150k down and 90k a year', 'About $604,000 in all'],
    ['what can I afford with 90k a year of cash flow and 150k', 'About $604,000 in all'],
    [
      'what price can I pay with 100k savings and 60k a year for loan payments at 9%',
      'at 9% over 120 months',
    ],
    ['what can i afford on a cash flow of 90k', 'How much cash can you put down?'],
  ])('%s', (text, result) => {
    expect(said(text)).toContain(result);
    expect(worked(text)[0]?.formula).toContain('Most = cash + loan');
  });

  test('only what is not named is assumed', () => {
    const asked = 'what can I afford with 150k down and 90k a year of cash flow';
    expect(said(asked)).toMatch(/ I assume a rate of [\d.]+% and 120 months\./);
    expect(said(`${asked} at 9%`)).toContain(' I assume 120 months.');
    expect(said(`${asked} over 7 years`)).toMatch(/ I assume a rate of [\d.]+%\./);
    expect(said(`${asked} at 9% over 7 years`)).not.toContain('assume');
  });

  test('a loan over no time carries nothing and is not worked out', () => {
    expect(said('what can I afford with 150k down and 90k a year of cash flow over 0 years')).toBe('');
  });

  test('another down payment changes it', () => {
    expect(said(withChanges(first, 'and with 250k down?'))).toContain('About $704,000 in all');
  });

  test('a price that is named is checked instead', () => {
    expect(said('can I afford a 1.2m business with 150k down and 300k sde')).not.toContain('in all. ');
  });
});

test.each([
  ['DSCR for 180k cash and 1 million loan at 10% 10 years', '1.14 times'],
  ['coverage on a 900k loan at 10.5 over 10 years with 210k', '1.44 times'],
])('coverage of a loan by what is called cash: %s', (text, result) => {
  expect(said(text)).toContain(result);
  expect(worked(text).at(-1)?.formula).toBe('DSCR = cash of a year ÷ payments of a year');
});

test('asks for the terms of a loan that has none', () => {
  expect(said('dscr with 180k cash and a 1m loan')).toContain(
    'Tell me the interest rate and the term of the loan of',
  );
  expect(said('dscr with 180k cash and a 1m loan')).toContain('covers its annual payments.');
});
