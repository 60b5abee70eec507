import { describe, expect, test } from 'vitest';
import { factOf, listFact } from '../fact.ts';
import { draftCheck } from './draft-sentences.ts';

/** Whether a finding, or the asker's own words, back a sentence. */
function isKept(sentence: string, { found, own = [] }: { found?: string; own?: readonly string[] }): boolean {
  const source = { kind: 'page', title: 'A page', href: null, quote: null } as const;
  const facts = found === undefined ? [] : [factOf(found, source)];
  return draftCheck({ facts, own, names: [], secret: [] })(sentence) === null;
}

const term = 'The lease begins on July 1, 2021 and ends on June 30, 2031.';
const closing = 'The closing on July 1, 2026 needs the inspection on June 15, 2026.';
const stated = 'The listing states revenue of $2,100,000, EBITDA of $400,000, SDE of $500,000.';
const price = 'The price is $2,000,000 with $300,000 down and a note of $500,000.';
const trucks = 'Three of the eight trucks are leased.';

describe('dates are whole', () => {
  test.each([
    ['The lease ends on June 1, 2031.', term],
    ['The lease ends on July 30, 2031.', term],
    ['The lease ends on July 1, 2021.', term],
    ['The lease begins on June 30, 2031.', term],
    ['The lease begins on July 1.', term],
    ['The closing is on July 15, 2026.', closing],
    ['The closing is on June 15, 2026.', closing],
    ['The July 1, 2026 inspection is needed.', closing],
    ['The lease begins on 7/1/2022.', term],
    ['The lease begins on Jan. 3, 2031.', 'The lease begins on Jan. 1, 2021 and ends on Feb. 3, 2031.'],
    ['The lease begins in July 2031.', 'The lease begins in July 2021 and ends in June 2031.'],
  ])('“%s” is not in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(false);
  });

  test.each([
    ['The lease begins on July 1, 2021.', term],
    ['The lease begins on 1 July 2021.', term],
    ['The lease begins on 7/1/2021.', term],
    ['The lease begins on July 1, 2021.', 'The lease begins on 2021-07-01.'],
    [term, term],
    ['The closing on July 1, 2026 needs the inspection on June 15, 2026.', closing],
    ['The lease begins on Jan. 1, 2021.', 'The lease begins on Jan. 1, 2021 and ends on Feb. 3, 2031.'],
  ])('“%s” is in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(true);
  });
});

test('a date of the asker may be written as a machine does', () => {
  const own = ['tell Avery that the lease begins on 2021-07-01'];
  expect(isKept('The lease begins on 2021-07-01.', { own })).toBe(true);
  expect(isKept('The lease begins on July 1, 2021.', { own })).toBe(true);
});

describe('a figure is of what stands beside it', () => {
  test.each([
    ['The listing states SDE of $2,100,000.', stated],
    ['The listing states EBITDA of $500,000.', stated],
    ['The listing states SDE of $400,000.', stated],
    ['$400,000 is the SDE.', stated],
    ['The note is $2,000,000.', price],
    ['The price is $500,000.', price],
    ['The price is $300,000 down.', price],
    ['$300,000 is the note.', price],
    ['The rent is $8,450.', 'The rent is $8,450 per month.'],
    ['There are 20 trucks.', 'Of the trucks 20% are leased.'],
    ['The fee is 5.', 'The fee is 5% of sales.'],
    ['The fee is 5%.', 'The fee is 5% of sales.'],
    ['The fee is $5.', 'The fee is €5.'],
    ['The owner owes the bank.', 'The bank owes the owner.'],
    ['$500,000.', stated],
    [
      'The lease is signed and the roof is not repaired.',
      'The lease is not signed and the roof is repaired.',
    ],
  ])('“%s” is not in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(false);
  });

  test.each([
    ['The listing states revenue of $2,100,000.', stated],
    ['The listing states revenue of $2.1 million.', stated],
    [stated, stated],
    ['The price is $2,000,000.', price],
    ['The price is $2,000,000 with $300,000 down.', price],
    ['The rent is $8,450 a month.', 'The rent is $8,450 per month, due on the first day.'],
    ['The rent is 8,450 dollars per month.', 'The rent is $8,450 per month.'],
    ['The rent is $8,450 per month.', 'The rent is 8,450 per month.'],
  ])('“%s” is in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(true);
  });

  test('each item of a list stands by itself', () => {
    const source = { kind: 'page', title: 'Edit listing', href: null, quote: null } as const;
    const fact = listFact('The listing “Bakery” states', ['EBITDA of $400,000', 'SDE of $500,000'], source);
    expect(fact.text).toBe('The listing “Bakery” states EBITDA of $400,000, SDE of $500,000.');
    const why = (sentence: string) => draftCheck({ facts: [fact], own: [], names: [], secret: [] })(sentence);
    expect(why('The listing states SDE of $500,000.')).toBeNull();
    expect(why('The listing states SDE of $400,000.')).toBe('unfounded');
  });

  test('and a day is of what is due then', () => {
    const own = ['tell Avery that I will send the lease by Friday and the tax returns by Monday'];
    expect(isKept('I will send the tax returns by Friday and the lease by Monday.', { own })).toBe(false);
    expect(isKept('I will send the lease by Friday and the tax returns by Monday.', { own })).toBe(true);
    const found = 'The owner brings the lease by Friday and the tax returns by Monday.';
    expect(isKept('The owner brings the lease by Monday.', { found })).toBe(false);
    expect(isKept('The owner brings the lease by Friday.', { found })).toBe(true);
  });
});

describe('a number in words is one number', () => {
  test.each([
    ['The price is 3 dollars.', 'The price is three million dollars.'],
    ['The price is $3.', 'The price is three million dollars.'],
    ['There are 5 trucks.', 'There are five hundred trucks.'],
    ['There are 20 trucks.', 'There are twenty-five trucks.'],
    ['There are 200 trucks.', 'There are two hundred and fifty trucks.'],
    ['The price is 3 dollars.', 'The price is 3 hundred dollars.'],
    ['The price is a million dollars.', 'The price is half a million dollars.'],
    ['The price is 2 million dollars.', 'The price is two and a half million dollars.'],
  ])('“%s” is not in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(false);
  });

  test.each([
    ['The price is $3,000,000.', 'The price is three million dollars.'],
    ['The price is 3 million dollars.', 'The price is three million dollars.'],
    ['The price is a million dollars.', 'The price is $1M.'],
    ['There are 500 trucks.', 'There are five hundred trucks.'],
    ['There are 250 trucks.', 'There are two hundred and fifty trucks.'],
    ['There are twenty-five trucks.', 'There are 25 trucks.'],
    ['There are 1,250,000 trucks.', 'There are one million two hundred fifty thousand trucks.'],
  ])('“%s” is in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(true);
  });
});

describe('what limits an amount stays with it', () => {
  test.each([
    ['The deposit is refundable.', 'Half the deposit is refundable.'],
    ['The deposit is refundable.', 'The deposit is partly refundable.'],
    ['The deposit is refundable.', 'The deposit is refundable to one half.'],
    ['The deposit is refundable.', 'The deposit is refundable at 50%.'],
    ['The deposit is refundable.', 'The deposit is refundable, 50% of it.'],
    ['The deposit is refundable.', 'The deposit is refundable (50%).'],
    ['The deposit is refundable.', 'The deposit is refundable, but half of it is kept.'],
    ['The deposit is refundable.', 'The deposit is refundable: partly now, the rest later.'],
    ['The deposit is refundable.', 'The deposit is refundable: 50% of it.'],
    ['The trucks are leased.', trucks],
    ['Eight trucks are leased.', trucks],
    ['Three trucks are leased.', trucks],
    ['The trucks are leased.', 'Three old trucks are leased.'],
    ['The trucks are leased.', 'One of the trucks is leased.'],
    ['The trucks are leased.', 'A dozen of the trucks are leased.'],
    ['The trucks are leased.', 'Most trucks are leased.'],
    ['Revenue is growing.', 'Revenue is growing less than costs.'],
    ['EBITDA is $400,000.', 'Adjusted EBITDA is $400,000.'],
    ['Revenue is $400,000.', 'Projected revenue is $400,000.'],
  ])('“%s” is not in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(false);
  });

  test.each([
    ['Half the deposit is refundable.', 'Half the deposit is refundable.'],
    ['Three of the eight trucks are leased.', trucks],
    ['3 of the 8 trucks are leased.', trucks],
    ['Revenue is growing less than costs.', 'Revenue is growing less than costs.'],
    ['The trucks are leased.', 'The trucks are leased and three vans are sold.'],
  ])('“%s” is in “%s”', (sentence, found) => {
    expect(isKept(sentence, { found })).toBe(true);
  });
});
