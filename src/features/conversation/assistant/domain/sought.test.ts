import { expect, test } from 'vitest';
import { seeksTrade } from './sought.ts';
import { tradesIn } from './trades.ts';

test('a trade with nothing but conditions is looked for', () => {
  for (const text of [
    'Show me laundromats under $450k',
    'find a laundromat',
    'any car washes below 800k',
    'I want a dry cleaner for less than $300,000',
    'looking for a restaurant in Ohio',
    'are there any daycares for sale?',
    'list HVAC companies up to 2 million',
    'can you find me a good coffee shop near Denver, under 250k please',
    'I am looking to buy a laundromat or a car wash between 200k and half a million',
    'do you have any bakeries with cash flow over 150k?',
    'i’m in the market for a gas station',
    'show me car washes or self storage. im in ohio but would move',
    'home health agencies, the medicaid kind, texas or oklahoma',
    'a small bakery, vermont',
  ])
    expect([text, seeksTrade(text)]).toEqual([text, true]);
});

test('a question about a trade, or of something else of it, is not', () => {
  for (const text of [
    'How do I check a laundromat?',
    'what should I look for in a laundromat?',
    'find a laundromat lender',
    'I want to buy a laundromat, what should I check?',
    'any advice for a laundromat',
    'show me my restaurant',
    'I want to sell my bakery',
    'are there any loans for a car wash?',
    'find a broker for my salon',
    'see the dental buyer’s messages',
    'show me the multiples of laundromats',
    'is there a checklist for restaurants?',
    'any laundromat inspection tips',
    'home health licensing in Texas',
    'restaurants in ohio, what do they sell for',
    'plumbing license, Texas to Oklahoma',
    'Laundromat in Ohio? I have a question about my request.',
  ])
    expect([text, seeksTrade(text)]).toEqual([text, false]);
});

test('what is asked for up to a price is searched by its words', () => {
  const sought = (text: string) => tradesIn(text).trades.map(({ search }) => search);
  expect(sought('show me marinas under $2m')).toEqual([['marinas']]);
  expect(sought('find a tire place for less than 600k')).toEqual([['tire place']]);
  expect(sought('anything under 500k')).toEqual([]);
  expect(sought('show me the cheapest listings under 500k')).toEqual([]);
  expect(sought('a dry cleaner in Utah')).toEqual([
    ['laundromat', 'laundry', '"dry cleaning"', '"dry cleaner"'],
  ]);
});

test('takes no longer for words that are repeated', () => {
  const openers =
    'hi ok okay please now can could would will you do did have got i we am are want like need love to';
  for (const word of openers.split(' '))
    expect(seeksTrade(`${`${word} `.repeat(300)}zebra`), word).toBe(false);
});
