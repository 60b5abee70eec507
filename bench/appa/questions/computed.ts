import { type Case, held } from '../case.ts';

const computed = (ask: string, figures: readonly string[], more: Partial<Case> = {}): Case => ({
  who: 'seller',
  ask,
  facts: figures.map((figure) => new RegExp(figure.replace(/[$.]/g, '\\$&'))),
  cites: [/^source .*as of [A-Z][a-z]{2} \d{1,2}, \d{4}/],
  ...more,
});

/**
 * Computed by hand from the tables (the range of the trade within 75 to 150% of the size band's median) and the annuity
 * formula: 10% over 120 months is 0.0132150737 of the loan per month; $110,000 of SDE are the buyer's living.
 */
export const computedQuestions: readonly Case[] = [
  computed('what is my HVAC business worth with 400k of SDE?', ['$1,000,000', '$1,980,000', '$1,500,000']),
  held(
    computed('I run a heating and air company that makes $400,000 a year in SDE. What could I sell it for?', [
      '$1,000,000',
      '$1,500,000',
    ]),
  ),
  computed('What is my business worth with 400k of SDE?', ['$1,320,000', '3.3×']),
  computed('My landscaping company has SDE of 150,000 dollars, what is it worth?', [
    '$300,000',
    '$412,500',
    '$450,000',
  ]),
  computed('value of a pest control route with 210k discretionary earnings', [
    '$630,000',
    '$840,000',
    '$882,000',
  ]),
  held(computed('restaurant, SDE 140k, worth?', ['$210,000', '$280,000', '$350,000'])),
  computed('How much is a dental practice with seven hundred thousand of SDE worth?', [
    '$2,800,000',
    '$3,465,000',
  ]),
  computed('What would my MSP go for? SDE is $410k', ['$1,230,000', '$1,742,500', '$2,029,500']),
  held(
    computed('what multiple and value for a machine shop with half a million in SDE', [
      '$1,250,000',
      '$1,625,000',
      '$2,000,000',
    ]),
  ),
  computed('valuation for an auto repair shop earning 240k SDE', ['$504,000', '$660,000', '$840,000']),
  computed('My HVAC firm has 1.2 million SDE. Value?', ['$3,000,000', '$4,500,000', '$5,940,000']),
  held(
    computed('What is a machine shop with $600,000 EBITDA worth?', [
      '$2,400,000',
      '$3,300,000',
      '$3,600,000',
    ]),
  ),
  computed('and with 500k?', ['$1,250,000', '$1,875,000', '$2,475,000'], {
    after: ['what is my HVAC business worth with 400k of SDE?'],
  }),
  computed('And what if it makes 300k?', ['$750,000', '$1,125,000'], {
    after: ['My HVAC business has SDE of 250k, what is it worth?'],
    held: true,
  }),
  computed('My plumbing business loses 50k a year in SDE, what is it worth?', [], {
    facts: [/no multiple|not positive|no earnings|without earnings|loss/i],
    cites: [],
  }),
  computed('Can a business with SDE of $374,000 carry an SBA loan at a price of $1,200,000?', [
    '$1,080,000',
    '$14,272.28',
    '1.54',
  ]),
  held(
    computed('does 374k SDE cover the debt on a 1.2 million purchase with an SBA loan', [
      '$171,267.35',
      '1.54',
    ]),
  ),
  computed('SBA loan for a price of 1M, SDE is 300k. What is the DSCR?', ['$900,000', '$11,893.57', '1.33']),
  computed('What is the monthly payment on an SBA loan if I buy for $2,000,000 with SDE of 620k?', [
    '$23,787.13',
    '1.79',
  ]),
  held(
    computed('price 500k, cash flow 240k: what would my loan payment be?', ['$450,000', '$5,946.78', '1.82']),
  ),
  computed('Would a bank finance a price of 750k when the SDE is 240k?', ['$8,920.17', '1.21']),
  computed('How big a loan can 374k of SDE carry for a business priced at 1.2M?', ['$1,447,622.26']),
  computed('and at a price of 1M?', ['$900,000', '$11,893.57'], {
    after: ['SBA loan at a price of $1,200,000, SDE is 374k: what is the DSCR?'],
  }),
  computed('I pay 1.3M with 10% down at 10% over 10 years, SDE 374,000. What is the debt service coverage?', [
    '$1,170,000',
    '$15,461.64',
    '1.42',
  ]),
  computed('SBA loan payment for 1.2 million over 10 years at 10.5%', ['$16,192.20'], { cites: [] }),
  held(
    computed('what does a 300k seller note at 6% over 5 years cost a month', ['$5,799.84'], { cites: [] }),
  ),
  computed('I sell for 2M, pay a 10% commission and owe 300k. What do I keep?', ['$1,500,000'], {
    cites: [],
  }),
];
