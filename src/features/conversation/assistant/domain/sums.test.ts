import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { measuresIn } from './amounts.ts';
import { debtFor } from './arguments.ts';
import { namedIn } from './question.ts';
import { inEnglish } from './spanish/spanish.ts';
import { sumIn } from './sums.ts';

const sum = (text: string) => sumIn(namedIn(text));
const dollars = (amount: number) => cents(amount * 100);

describe('a question for a sum', () => {
  test.each([
    ['SBA loan payment for 1.2 million over 10 years at 10.5%', 1_200_000, 10.5, 120],
    ['what would a $300,000 seller note at 6% for 5 years cost per month?', 300_000, 6, 60],
    ['how much is the monthly payment on a loan of $800k at 11%', 800_000, 11, null],
    ['monthly payment on half a million borrowed', 500_000, null, null],
  ])('of a loan: %s', (text, amount, percent, months) => {
    expect(sum(text)).toEqual({ kind: 'payment', amount: dollars(amount), percent, months });
  });

  test.each([
    ['price is 2.4 times SDE of 450k, how much is that', 450_000, 2.4],
    ['3x $400,000?', 400_000, 3],
  ])('of a multiple: %s', (text, amount, times) => {
    expect(sum(text)).toEqual({ kind: 'multiple', amount: dollars(amount), times });
  });

  test.each([
    [
      'what will I net after a 10% broker fee and 300k of debt if I sell for 2 million',
      2_000_000,
      10,
      300_000,
    ],
    ['If I owe $150k and sell at 1.1M, what do I keep?', 1_100_000, null, 150_000],
    ['what do I take home from a sale for 900k with a commission of 12 percent', 900_000, 12, null],
    ['what do I keep of a 900k sale after the commission', 900_000, null, null],
    [
      'say it goes for 1.8m, 8% to my broker and i still owe the bank 240k. whats left before uncle sam',
      1_800_000,
      8,
      240_000,
    ],
  ])('of the proceeds: %s', (text, amount, percent, debt) => {
    const kept = debt === null ? null : dollars(debt);
    expect(sum(text)).toMatchObject({ kind: 'proceeds', amount: dollars(amount), percent, debt: kept });
  });

  test.each([
    'Can an SBA loan of 2.1M be paid from SDE of 600k?',
    'Would a bank finance $2M with 10% down at 11% over 10 years, what is the payment?',
    'HVAC companies under 2 million with a seller note, monthly payment?',
    'What multiple do HVAC companies sell for?',
    'What is my business worth with $400,000 of SDE?',
    'How many times may I extend the NDA?',
    'What is the payment of a note?',
    'What down payment does a loan of 1.2M need?',
    'What price fits a net income of 300k and a debt of 100k?',
  ])('is not read into: %s', (text) => {
    expect(sum(text)).toBeNull();
  });

  test('of the proceeds says what is named without a figure', () => {
    expect(sum('What do I keep of 900k after a 10% fee and my debt, if I sell?')).toMatchObject({
      open: ['debt'],
    });
    expect(sum('If I owe $150k and sell at 1.1M, what do I keep after the commission?')).toMatchObject({
      open: ['fee'],
    });
    expect(sum('If I owe $150k and sell at 1.1M, what do I keep?')).toMatchObject({ open: [] });
  });
});

describe('a question of several figures', () => {
  test('of proceeds takes everything off the largest', () => {
    const asked =
      '2.2 million sale, 10% broker, 340k loan left on trucks and eidl 150k, legal 35k. what do i walk away with';
    const off = dollars(340_000 + 150_000 + 35_000);
    expect(sum(asked)).toEqual({
      kind: 'proceeds',
      amount: dollars(2_200_000),
      percent: 10,
      debt: off,
      open: [],
    });
  });

  test('of coverage knows the earnings, the loan and what its buyer lives on', () => {
    expect(sum('dscr if sde is 350k i need 90k to live and loan is 1.1m 10yr 11%')).toEqual({
      ...{ kind: 'coverage', amount: dollars(1_100_000), percent: 11, months: 120 },
      ...{ cash: dollars(350_000), living: dollars(90_000) },
    });
  });

  test('of a multiple and of a share', () => {
    expect(sum('295k x 2.8')).toEqual({ kind: 'multiple', amount: dollars(295_000), times: 2.8 });
    const share = sum('top customer 412k of 1.87 mil whats concentration and is that bad');
    expect(share).toEqual({ kind: 'share', amount: dollars(412_000), of: dollars(1_870_000) });
  });

  test('is not worked out if it could mean two things', () => {
    const asked =
      'buyer puts 250k into a 1.9m deal, 1.425m sba at 10.75/10y, rest seller note 6%/5y. coverage on 480k SDE less 110k pay';
    expect(sum(asked)).toBeNull();
    expect(debtFor(namedIn(asked))).toEqual({ missing: 'parts' });
  });
});

test('cash that a buyer has is a down payment, never earnings', () => {
  for (const asked of [
    'Can I afford a $1.9M business with $400k cash?',
    '1.9 million price, 400k saved',
    'price 1.9m, I have savings of 400k',
  ])
    expect(debtFor(namedIn(asked)), asked).toEqual({ missing: 'earnings' });
  const equity = debtFor(namedIn('price 1.2M, sde 350k, 300k cash, does it carry the loan'));
  expect(equity).toMatchObject({ price: 1_200_000, sde: 350_000, equity: 25 });
  expect(debtFor(namedIn('price 1.2M, cash flow of 350k, 10% down'))).toMatchObject({
    sde: 350_000,
    equity: 10,
  });
  expect(sum('Which businesses can I buy with 400k down?')).toEqual({
    kind: 'afford',
    amount: dollars(400_000),
  });
});

test('a whole message that can only be a rate is one', () => {
  expect(measuresIn('and at 9.75')).toEqual([{ value: 9.75, unit: 'percent' }]);
  expect(measuresIn('and at 9.75 years')).toEqual([{ value: 117, unit: 'months' }]);
  expect(measuresIn('at 10 it closes')).toEqual([]);
});

test.each([
  'can I get a loan of 500k for a listing under 1m',
  'can I afford a business for 1.2 million with 150k',
])('a limit, or what a buyer has, is no earnings: %s', (text) => {
  expect(debtFor(namedIn(text))).toHaveProperty('missing');
});

describe('whether cash is enough', () => {
  test.each([
    ['Can I afford a $1.9M business with $400k cash?', 1_900_000, 400_000],
    ['Can I afford the pest control route listed at $640,000 with $50,000 down?', 640_000, 50_000],
    ['can we afford a 1.2 million dollar HVAC contractor with 150k down', 1_200_000, 150_000],
    ['Can I afford $900k with 100k down?', 900_000, 100_000],
    ['can i afford the machine shop at 900k with 100k down', 900_000, 100_000],
    ['can i afford an insurance agency for 900k with 100k down', 900_000, 100_000],
    ['Can I afford it with 200k down if the price is 1.5M?', 1_500_000, 200_000],
    ['can I buy a business for 1.2 million with 150k down', 1_200_000, 150_000],
    ['With $100k down can I afford a laundromat that asks $850,000?', 850_000, 100_000],
    ['Could I afford the payments on a $1.2M business with 300k down?', 1_200_000, 300_000],
    [inEnglish('¿puedo comprar una panadería de $900,000 con $100,000 en efectivo?'), 900_000, 100_000],
  ])('for the price that is said: %s', (text, price, down) => {
    expect(sum(text)).toEqual({ kind: 'afford', amount: dollars(down), price: dollars(price) });
  });

  test.each([
    'can I afford payments of $8,000 a month with 100k down',
    'can I afford the 20k rent with 200k down',
    'Can we afford a $90k manager with $300k down?',
    'Can I afford $400k of inventory with 100k down?',
    'can I afford inventory for $400k with 100k cash',
    'Can I afford a $250k loan with 50k down?',
    'can I afford a $90k restaurant manager with 300k saved',
    'Could we afford $15,000 a month with $200k down?',
    'Can I afford to pay myself with 100k down and $90k of payroll?',
    'can I afford a $60k truck with 20k down',
    inEnglish('¿puedo comprar $400,000 de inventario con $100,000 en efectivo?'),
    inEnglish('¿puedo comprar un camión de $60,000 con $20,000 en efectivo?'),
  ])('not for another amount: %s', (text) => {
    expect(sum(text)).toBeNull();
  });
});
