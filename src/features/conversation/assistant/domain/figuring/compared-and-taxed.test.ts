import { describe, expect, test } from 'vitest';
import { figured } from './figure.ts';

const today = new Date('2026-11-26T12:00:00Z');
const said = (text: string) => (figured(text, today) ?? []).map(({ says }) => says).join(' ');

describe('two offers side by side', () => {
  test.each([
    [
      'two offers: 1.1 million with 80% at closing and the rest over 5 years at 6 percent, or 980 thousand all cash. which one is more',
      '$880,000 at closing and a note of $220,000',
      '$4,253.22 a month, $255,193.20 in all',
      'at its own rate of 6%, with the cash $1,100,000',
      '$100,000 less at closing',
      'yours to decide',
    ],
    [
      'offer one is 1.2m: 900k cash at closing, 200k note at 7% for 4 years and a 100k earnout. offer two is 1.05m all cash. which is better',
      'an earn-out of $100,000 that is not certain',
      '$150,000 less at closing',
    ],
    [
      '$750,000 cash or $900,000 with $500,000 down and the balance over 6 years at 8%, which offer is more',
      'a note of $400,000 at 8% over 72 months',
    ],
    [
      '950k with 60% down and the remainder carried 48 months at 5.5 percent versus 880k cash, compare the offers',
      '$8,837.46 a month',
    ],
    [
      '1m with 70% cash and 30% note at 6% for 5 years or 1.1m with 50% cash and 50% note at 7% over 7 years, which is worth more',
      '$5,799.84 a month',
      '$8,300.97 a month',
    ],
    [
      'Guy 1: 900k cash. Guy 2: 1.05m but thats 650 cash, 300 note over 4 yrs at 6%, and 100 if sales hold. how much is #2 really worth next to #1',
      'The first pays $900,000 at closing',
      'a note of $300,000 at 6% over 48 months',
      'an earn-out of $100,000 that is not certain',
    ],
    ['offer a is 900k cash plus a 200k earnout, or 1m all cash. which is better', 'hangs on the earn-out'],
    [
      '2 offers, 1.3m with 1m at close and 300k earnout, or 1.2m cash',
      '$200,000 less at closing with no earn-out counted',
    ],
    [
      'two offers: 1.1 million with 80% at closing and the rest over 5 years, or 980k all cash, which is better',
      'tell me the interest rate',
    ],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test('are not compared with a figure that is no part of them', () => {
    const asked =
      '1.1m with 80% at closing and the rest over 5 years at 6%, sde 300k, or 980k all cash. which is more';
    expect(said(asked)).not.toContain('The second pays');
  });
});

test('two down payments are no parts of one price', () => {
  expect(said('is 10% down or 20% down better for a 1m business')).toBe('');
});

describe('working capital against the peg', () => {
  test.each([
    [
      'peg is 185k and at closing theres only 162k of working capital. price was 1.35m. what do i pay',
      '$1,350,000 − $23,000 = $1,327,000',
      'unless the contract has a collar, a band or a cap',
    ],
    [
      'working capital target $240,000, delivered $265,000, purchase price $2.1 million. final price?',
      '$2,125,000',
    ],
    [
      'price 900k, peg 100k, nwc came in at 88k with a collar of 5k',
      '= $888,000',
      'goes $7,000 beyond the band of $5,000',
      '$893,000',
    ],
    ['1.5m price, 200k peg, 180k delivered, 10% band', 'within the band of $20,000'],
    ['the peg was set at 310k, we delivered 295,500. what comes off', '$14,500, which comes off'],
    [
      'we agreed on working capital of 150k, there is 171k at closing, deal is 1.8m, what do they owe me',
      '= $1,821,000',
    ],
    ['peg 185k price 1.35m what do i pay', 'tell me the working capital at closing'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });
});

describe('the gain on shares', () => {
  test.each([
    [
      'sold my stock for 900k, i put in 120k when i started in 2009. roughly what does uncle sam get',
      'a gain of $780,000',
      '0%, 15% or 20% by income: $117,000 at 15%, $156,000 at 20%',
      '3.8%',
      'section 1202',
      'depreciation recapture',
      'I give no tax advice: ask your accountant',
    ],
    ['selling my shares for $2.4 million, my basis is $400,000. how much capital gains tax', '$2,000,000'],
    ['I bought in for 50k ten years ago and am selling my stake for 650k, what taxes', '$90,000 at 15%'],
    ['what would the gain be if i sell my shares for 1.1m and paid 300k for them', 'a gain of $800,000'],
    ['i invested 75,000 in 2015, they offer 400,000 for a sale of my shares. tax?', 'a gain of $325,000'],
    ['how much tax if I sell my shares for 900k', 'tell me what you put in'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test.each([
    'sold my equipment for 90k, paid 20k, what is the tax',
    'i sold shares for 90k that i bought 8 months ago for 50k, what tax',
    'sold my stock for 900k, put in 120k, and owe 50k, how much tax',
  ])('is not read into: %s', (text) => expect(said(text)).toBe(''));
});

describe('a price that is allocated', () => {
  test('is taxed by part: recapture at the bracket, goodwill as long-term gain', () => {
    const told = said(
      'buyer wants 220k on the equipment and 480k goodwill. equipment is at 40k on my books after depreciation (paid 260k for it), goodwill basis zero. 32% bracket. rough fed tax?',
    );
    expect(told).toContain('$180,000 is depreciation recapture, ordinary income: at 32% $57,600');
    expect(told).toContain('at 15% to 20% $72,000 to $96,000');
    expect(told).toContain('about $129,600 to $153,600 of federal tax');
  });

  test('more than the depreciation is long-term gain', () => {
    const told = said(
      'equipment sells for 300k, it is at 40k on the books, I paid 260k for it, goodwill 400k, 30% bracket, what tax',
    );
    expect(told).toContain('$220,000 is depreciation recapture');
    expect(told).toContain('$440,000 of long-term gain');
  });

  test('is not taxed without a bracket or a book value', () => {
    expect(said('220k on equipment and 480k goodwill, what tax do I pay')).toBe('');
  });
});
