import { describe, expect, test } from 'vitest';
import { figured } from './figure.ts';

const today = new Date('2026-11-26T12:00:00Z');
const said = (text: string) => (figured(text, today) ?? []).map(({ says }) => says).join(' ');

describe('SDE of its parts', () => {
  test.each([
    [
      'profit on my tax return is 142k, i pay myself 90k on top, depreciation 18k, interest 7k, and my wifes car runs thru it about 9k. what would it sell for at 2.5 to 3 times',
      '= $266,000 of SDE',
      '$665,000 to $798,000',
    ],
    [
      'net income 210,000, owner salary 85,000, depreciation 12,500, interest 4,500. what’s the SDE',
      '$312,000',
    ],
    [
      'bottom line was 98k, I take 6k a month as salary, 11k depreciation and 5k of interest. how much is sde and what is that at 3x',
      '$6,000 × 12 ($72,000) owner’s pay',
      '3× $186,000 is $558,000',
    ],
    [
      "net profit $64,000 owner's draw $50,000 amortization $3,000 personal travel $4,000 what is my seller's discretionary earnings",
      '= $121,000 of SDE',
    ],
    [
      'schedule c shows 120k, depreciation 20k, truck 8k personal. what is sde',
      '$148,000',
      'No pay of yours',
    ],
    [
      'profit 150k, my pay 75k, interest 6k, one time lawsuit 30k. what could I ask at a multiple of 2.8',
      '$730,800',
    ],
    ['net 1.2m, officer comp 200k per year, d&a 80k, interest 40k, sde?', '= $1,520,000 of SDE'],
    [
      'what’s my EBITDA: net income 300k, interest 25k, taxes 60k, depreciation 40k, i pay myself 150k',
      '= $425,000 of EBITDA',
    ],
    ['i pay myself 90k and depreciation is 18k, what is my business worth at 3x', 'tell me the net profit'],
    [
      'I pay myself 85k, profit on the tax return was 62k, depreciation 14k, loan interest 9k, and theres a truck for my kid 7k a year thru the business. whats the number buyers look at',
      '= $177,000 of SDE',
    ],
    [
      'net 80k, my salary 60k, depreciation 10k, a car for my wife 5k. what are the real earnings',
      '$155,000',
    ],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test.each([
    'profit 150k, my pay 75k, rent 40k, what is my sde',
    'profit 150k, my pay 75k, a manager would cost 60k, interest 5k, what is it worth',
    'profit 150k, my pay 75k, my wife 40k, depreciation 5k, what is it worth at 3x',
  ])('is not added up with a figure that is no part of it: %s', (text) => {
    expect(said(text)).not.toContain('of SDE');
  });
});

describe('what a buyer has left to live on', () => {
  test.each([
    [
      'if a place is 650,000 and i put 10% down, rest sba 10 years at 10.5, and it makes 190k a year, what do i have left to live on',
      'a loan of $585,000',
      '$7,893.70 a month, $94,724.40 a year',
      'leaves $95,275.60 a year before income tax',
    ],
    ['price $800,000, $120,000 down, 10 year loan at 11%, sde 230k. what do I have left', '$117,596'],
    [
      'buy for 1.2m with 15 percent down, sba loan 10% for 10 yrs, cash flow 340k, how much is left over',
      '$178,247.44',
    ],
    [
      '1.5 mil business, 10% down, bank loan at 9.75 over 10 years, earnings of 420k and i pay myself 100k. what is left',
      'after your own pay of $100,000 $108,152.24',
    ],
    [
      'the shop costs 450,000, I put down 90,000, borrow the rest at 10 percent for 10 years, SDE is 160,000. what do i take home',
      '$102,910.84',
    ],
    [
      'we put 200k down on a 1m business, loan 10 years 10.25 percent, it throws off 25k a month, what do we have left to live on',
      'earnings of $300,000 that leaves $171,802.56',
    ],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test('is not worked out beside a second loan or a cost', () => {
    const asked =
      'price 900k, 10% down, sba 10 years at 11%, seller note 90k at 6% 5 years, sde 300k. what is left';
    expect(said(asked)).not.toContain('before income tax');
  });
});

describe('coverage of payments that are named', () => {
  test.each([
    [
      'cash flow 210k, i need 80k salary, loan payment would be 9700 a month. will the bank go for it',
      '($210,000 − $80,000) ÷ $116,400',
      'a coverage of 1.12',
      'below the 1.15',
      'The lender decides',
    ],
    ['SDE 300k, I want to pay myself 90k, debt service 140k. does that cover', 'a coverage of 1.50'],
    [
      'it makes $25,000 a month, payment is $11,500/mo and i need 6k a month to live on. enough?',
      '($300,000 − $72,000) ÷ $138,000',
    ],
    ['ebitda 450,000 with annual payments of 310,000, will a lender approve', '1.45', 'name what you need'],
    [
      'sde of 180k, living 60k, bank payment 5,200 monthly and seller note payment 1,500 a month. coverage?',
      '$5,200 × 12 + $1,500 × 12',
      'a coverage of 1.49',
    ],
    ['dscr with cash flow 240,000, owner salary 75,000 and yearly payments of 120,000', '1.38'],
    [
      'earns 205k, my salary 70k, loan payments 9,300 per month. is it enough for an sba lender',
      'above the 1.15',
    ],
    ['earns 210k, my salary 70k, loan payments 98k. is it enough for an sba lender', 'a month or a year?'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test('leaves no figure out', () => {
    expect(said('cash flow 210k, price 900k, payment 9700 a month, will the bank go')).toBe('');
  });
});

describe('what is left of earnings at multiples', () => {
  test.each([
    [
      'sde 310k. they go for 2.4 to 3.1. i owe 145k and broker is 10%. what do i walk with before tax',
      'is $744,000 to $961,000',
      'leaves $524,600 to $719,900',
    ],
    [
      'my ebitda is 500k, 3x to 4x, broker 8%, i still owe the bank 200k, what do i keep',
      'leaves $1,180,000 to $1,640,000',
    ],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test('is not worked out with a figure that has no place', () => {
    expect(
      said('sde 310k. they go for 2.4 to 3.1. i owe 145k, broker is 10%, rent 40k. what do i walk with'),
    ).not.toContain('leaves');
  });
});

describe('a purchase with a bank loan and a seller note', () => {
  test('has a coverage after the buyer’s pay', () => {
    const told = said(
      'ask 1.2m sde 380k. sba on 80% 10yr 11%, seller note 10% of it 5 yr 6%. can i pay myself 110 and still be over 1.25 coverage',
    );
    expect(told).toContain('$960,000 at 11% over 120 months is $158,688 a year');
    expect(told).toContain('$120,000 at 6% over 60 months is $27,839 a year');
    expect(told).toContain('($380,000 − $110,000 for you) ÷ $186,527 is a coverage of 1.45');
  });
});

describe('the cash that a purchase needs', () => {
  test('is a tenth with an SBA loan, and the amount is the price', () => {
    const told = said('How much cash do I need to buy a $1.2M business with an SBA loan');
    expect(told).toContain('at least 10% of the whole project');
    expect(told).toContain('10% of $1,200,000 is $120,000');
  });
});

describe('a fee in steps', () => {
  test.each([
    [
      '10% on the first mil, 8 on the second, 6 on the third, 35k minimum. sold at 2.35m whats my fee',
      '$201,000 in all',
      'above the minimum of $35,000',
    ],
    ['8% on the first 500k and 5% after with a 40k minimum, price 300k', 'so the fee is $40,000'],
    [
      'double lehman or flat 10 on a 1.8m deal, whats market',
      '$164,000 in all',
      'A flat 10% is $180,000',
      '$16,000 less',
    ],
    ['lehman vs 5% flat on 3m', '$120,000 in all', 'A flat 5% is $150,000'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });
});

describe('what is bought at a multiple and sold again', () => {
  test.each([
    [
      'buy at 3.2x on 260k profit, grow it 8% a yr 5 years, sell at same multiple. what do i sell it for and whats the gain',
      'which is $832,000',
      'that is $1,222,480: a gain of $390,480',
    ],
    [
      'if i buy at 3x 200k sde, it grows 10% a year for 3 years and i sell at 4x',
      'which is $600,000',
      'that is $1,064,800',
    ],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });
});

describe('what a seller walks away with', () => {
  test.each([
    [
      "broker wants 10% on the first million and 8 on the second. we'd sell at 1.6 and i owe the bank 210. what do i walk with",
      'a fee of $148,000',
      'leaves $1,242,000, before taxes',
    ],
    [
      'we sell for $2,400,000, broker gets 8% on the first million, 6% on the second and 4% after, we owe 350k and legal is 40k. what do we net',
      'leaves $1,854,000',
    ],
    [
      'selling at 900k, fee is 10% on the first 500k and 6% above that, loan balance 120k. what do i keep',
      'a fee of $74,000',
      'leaves $706,000',
    ],
    ['sale price 1.25m with a 9 percent commission and 300k debt, what do i walk away with', '$837,500'],
    ['double lehman, sell for 3m, owe 400k. what do i end up with', 'leaves $2,360,000'],
    [
      'sell for 1.6m, broker 10%, 10% in escrow for 12 months, what do i get',
      '$160,000 comes later if it comes, so $1,280,000 at closing',
    ],
    ['1.4m deal, broker takes 10, owe the sba 230k, attorney 15k. proceeds?', 'leaves $1,015,000'],
  ])('%s', (text, ...figures) => {
    for (const figure of figures) expect(said(text)).toContain(figure);
  });

  test('is no bare fee if a debt is named', () => {
    expect(
      said('10% on the first million and 8 on the second, price 1.6m, debt of 210k, how much is it'),
    ).toBe('');
  });
});
