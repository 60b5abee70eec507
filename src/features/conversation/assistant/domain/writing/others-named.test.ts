import { expect, test } from 'vitest';
import { factOf } from '../fact.ts';
import { draftCheck } from './draft-sentences.ts';
import { othersNamed, withoutOthers } from './others-named.ts';

const page = (href: string) => ({ kind: 'page', title: 'Letter of intent', href, quote: null }) as const;
const rival = [
  factOf('- Jordan Lee’s letter of intent of $2,100,000 for “Bakery”: submitted.', page('/offer/1')),
  factOf('  Its terms: price $2,100,000, exclusivity of 45 days.', page('/offer/1')),
];
const own = [
  factOf('- Avery Stone’s letter of intent of $1,900,000 for “Bakery”: submitted.', page('/offer/2')),
];
const all = ['Jordan Lee', 'Pike Harbor Capital LLC', 'Avery Stone', 'Rex Hollow'];

function draftOf(message: string) {
  const others = othersNamed({ all, recipients: ['Avery Stone'], message });
  const facts = withoutOthers([rival, own], others);
  return (sentence: string) =>
    draftCheck({ facts, own: [message], names: ['Avery Stone'], secret: [others] })(sentence);
}

test('a draft to one buyer tells neither who else offers nor what', () => {
  const why = draftOf('draft a message to Avery about the offers');
  expect(why('Jordan Lee offers $2,100,000.')).toBe('names-another');
  expect(why('Lee is interested.')).toBe('names-another');
  expect(why('Pike Harbor Capital is interested.')).toBe('names-another');
  expect(why('There is a letter of intent of $2,100,000 for “Bakery”.')).toBe('unfounded');
  expect(why('The exclusivity is 45 days.')).toBe('unfounded');
  expect(why('Avery Stone’s letter of intent of $1,900,000 for “Bakery” is submitted.')).toBe('unfounded');
  expect(why('The letter of intent of $1,900,000 for “Bakery”.')).toBeNull();
});

test.each(['tell Avery that Jordan Lee offers $2,100,000', 'tell Avery that jordan lee offers $2,100,000'])(
  'but what the asker says of another: “%s”',
  (message) => {
    expect(draftOf(message)('Jordan Lee offers $2,100,000.')).toBeNull();
  },
);

test('a word of a name that the asker writes small names no one', () => {
  const { names } = othersNamed({
    all: ['Will Price', 'Jordan Stone'],
    recipients: ['Avery Stone'],
    message: 'tell Avery Stone that I will not lower the price',
  });
  expect(names).toEqual(['Will Price', 'Jordan Stone']);
});
