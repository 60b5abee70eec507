import { expect, test } from 'vitest';
import { keywordsOf, searchText } from './keywords.ts';
import { relatedWords } from './related-words.ts';

const related = (typed: string) =>
  keywordsOf(typed)
    .flatMap(relatedWords)
    .map(({ words }) => words.join(' '));

test.each([
  ['dentist', ['dental']],
  ['plumbers', ['plumbing']],
  ['landscaper', ['landscaping']],
  ['laundry', ['laundromat']],
  ['carwash', ['car wash']],
  ['daycare', ['day care']],
  ['vet', ['veterinary', 'veterinarian']],
])('%s has the forms of its trade', (typed, forms) => expect(related(typed)).toEqual(forms));

test.each(['business', 'owner', 'car wash "plumber"', '-dentist', 'zymurgy', ''])(
  '%j has few or none',
  (typed) => {
    expect(related(typed).filter((form) => form !== 'carwash')).toEqual([]);
  },
);

test('the search finds either form, beside the other words', () => {
  expect(searchText(keywordsOf('dentist utah '), relatedWords)).toBe("('dentist' | 'dental':*) & ('utah')");
});
