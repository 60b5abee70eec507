import { describe, expect, test } from 'vitest';
import { withChanges } from './again.ts';
import { figured } from './figure.ts';

const today = new Date('2026-11-26T12:00:00Z');
const said = (text: string) => (figured(text, today) ?? []).map(({ says }) => says).join(' ');

describe('a question is worked out by the formula that takes its figures', () => {
  test.each([
    ['5000 a month payment 10 years 11 percent how much loan is that', '$362,976.38'],
    ['payment on 600k at 10% for 10 years', '$7,929.04'],
    [
      'price 480k, sde 160k, 10% down, sba at 11% ten years. what do i actually take home',
      '$88,590.40 a year',
    ],
    [
      'buying for 900k, sde 300k, 15% down, bank loan 10.5% for 10 years, what is left for me after the payments',
      'loan of $765,000',
    ],
    ['seller wants 300k note interest only 8% 3 yrs then balloon. what do i pay', '$2,000 a month'],
    ['8% commission on first million, 6 on the second, 4 after. price 2.6', '$164,000'],
    ['double lehman on 3.4m', '$256,000'],
    ['10% of 1.85m, 50/50 with co-broker minus 5k marketing', '$87,500'],
    ['price 850k sde 265k whats the multiple and payback if i pay myself 75', '3.21×'],
    ['price 850k sde 265k whats the multiple and payback if i pay myself 75', '4.5 years'],
    ['counter is 2325000 and i was at 2200000, split the difference? what % is that', '$2,262,500'],
    ['what % is 310 of 1450, thats my margin right?', '21.4%'],
    ['1500 order, 600 paid, whats open and %', '$900 open'],
    ['AR 184000, annual sales 1.46m, dso?', '46 days'],
    ['NWC peg 240k, actual at closing 201500, how much comes off the price', '$38,500'],
    ['5M deal, 4x ebitda, 3x senior debt, how much equity do i need', '$1,250,000 of equity (25%)'],
    ['10% down on 2.325m plus 3% guaranty fee plus 40k costs how much cash', '$335,275'],
    ['rent 7500/mo goes up 3% a yr, what is it in yr 5', '$8,441.32'],
    ['how much is 150k earnout really worth if theres a 50/50 chance and its paid in 2 yrs', '$56,711'],
    ['295k x 2.8', '$826,000'],
    ['they want 45 days diligence starting jan 11 2027 when does that end', 'Thursday, February 25, 2027'],
    ['tail 18 months from aug 31 2026', 'February 29, 2028'],
    [
      'buyer puts 250k into a 1.9m deal, 1.425m sba at 10.75/10y, rest seller note 6%/5y. coverage on 480 SDE less 110 pay',
      '1.30 times',
    ],
    ['buyer 1: 1.9M all cash. buyer 2: 2.15M with 500k note 7% 7 yr. which one is more money', '$2,077,488'],
    [
      'My buyer offers 1,350,000: 10% down, SBA loan for 80%, and me holding 10% over 10 years at 5%. What are the three amounts and what is my note per month?',
      '$1,431.88 a month',
    ],
    [
      '22 machines, grossing 9k/mo, product cost is around 45%, i pay a kid 1200 a month, gas maybe 300, locations take 10% commission. what do i clear',
      '$30,600 a year',
    ],
    ['we gross 1.2 mil a year, cogs 500k, payroll 300k, rent 72k, what do we net', '$328,000 a year'],
    [
      'i take in 25000 a month, rent 3500, 2 employees 8000, supplies 2k and i pay myself 4k. how much is sde',
      'After your own pay of $48,000 it is $90,000',
    ],
    [
      '850k, 70% cash at close, 20% seller note 5 yrs 6% and 10% earnout. Another one is 760k all cash. Which is better?',
      '$165,000 less at closing',
    ],
    ['750k with 80% down and 20% owner carry at 7% for 4 years, what does each come to', '$3,591.94 a month'],
    [
      'success fee 10% min 25k, price 310 with 60 of that in a seller note. fee on the total or cash?',
      '$31,000',
    ],
    ['revenue 800k, sde 200k, price 600k, which multiple is that', '3.00×'],
    ['dscr if sde is 350k i need 90k to live and loan is 1.1m 10yr 11%', '1.43 times'],
    ['monthly payment on 400k over 10 years at 11%, loan', '$5,510'],
    ['1200 visitors, 3% sign up, 1 in 8 of those list. how many is that', '1 in 8 of 36 is 4.5'],
    ['975k asset deal, my 10, 18k attorney, 120k eidl to be paid off. sellers net?', 'leaves $739,500'],
    ['goes for 1.4m, broker takes 10, still owe 230k. what do i walk w', 'leaves $1,030,000'],
    ['offer is 950k, 100k in escrow, broker gets 9%, what do i clear', '$764,500 at closing'],
    ['one is 780k making 240 the other 1.3m making 350, which is the better buy', 'the second 3.71×'],
    ['net profit 120k, my salary 80k, depreciation 25k, what is my sde', '$225,000 of SDE'],
    ['i own 40%, we sell for 2m and owe 300k, what do i get', 'is $680,000'],
    ['1.2m revenue 18% margin at 3x', '$648,000'],
    ['revenue went from 1.2m to 1.5m, what is that in percent', '+25%'],
    ['if somebody buys a 600k place w 10 down whats the payment every month', '$7,136.14 a month'],
    ['price 1.1m, 15% seller note at 7% 5 yrs, what do i get monthly', '$3,267.20 a month'],
    ['1.5m with 10 down and seller carries 15, how much is the bank part', '$1,125,000 for the bank (75%)'],
    ['whats my cut, 8% of 1.35m w a 25k minimum', 'the fee is $108,000'],
    ['is 750k too much for 210k sde', '3.57×'],
    ['buyer wants 30% of the 2.2m as an earnout', '$1,540,000 is left at closing'],
  ])('%s', (text, figure) => {
    expect(said(text)).toContain(figure);
  });

  test.each([
    'What is my business worth with $400,000 of SDE?',
    'HVAC companies under 2 million in Texas',
    'when does my NDA end',
    'what is a 10% down payment',
    'how many listings are there in 2026',
    'what do I keep of 900k after a 10% fee and my debt, if I sell?',
    'how many buyers asked from monday to friday',
  ])('and nothing is read into: %s', (text) => {
    expect(figured(text, today)).toBeNull();
  });
});

describe('a question goes on with another figure', () => {
  test.each([
    ['monthly payment on 1.5m sba loan 10 years at 10.5%', 'and at 9.75%', '$19,615.54 a month'],
    ['if i carry a note 200k at 6% for 5 years what do i get a month', 'now do 7 years', '$2,921.71 a month'],
    ['coverage with 1.9m loan 10.75% 10 years sde 540k pay 120k', 'drop the loan to 1.6', '1.60 times'],
    ['1500 order, 600 paid, what is open', 'he sends 450 more tomorrow', '$450 open'],
    ['AR 184000 on sales 1.46m what is dso', 'last year it was 38 days is that a red flag', '8 days slower'],
    ['sde 512k at 2.9 to 3.4', 'client wants 2m. what multiple is that', '3.91×'],
    [
      'coverage on sde 350k, pay 90k, loan 1.1m 10 yr 11%',
      'bank wants 1.5 not 1.25. what loan would get me to exactly 1.5',
      '$1,048,598.4',
    ],
    [
      'monthly payment on 1.5m sba 10 years at 10.5%',
      'what if half is seller note on standby',
      '$10,120.12 a month',
    ],
  ])('%s, then %s', (before, message, figure) => {
    expect(said(withChanges(before, message))).toContain(figure);
  });
});
