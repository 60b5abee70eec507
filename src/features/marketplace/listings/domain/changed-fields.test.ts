import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { changedFields, changeWords, type Written } from './changed-fields.ts';
import { emptyPrivateFields, privateFieldNames } from './private-fields.ts';

const before: Written = {
  teaser: { title: 'A contractor', description: 'Steady work.', place: 'utah', priceDisplay: 'band' },
  profile: { ...emptyPrivateFields, askingPrice: cents(100) },
};

test('names what differs, in page order, and nothing else', () => {
  expect(changedFields(before, structuredClone(before))).toEqual([]);
  const after: Written = {
    teaser: { ...before.teaser, description: 'Steady, growing work.' },
    profile: { ...before.profile, sde: cents(5), askingPrice: null },
  };
  expect(changedFields(before, after)).toEqual(['description', 'askingPrice', 'sde']);
  expect(changedFields(after, before)).toEqual(['description', 'askingPrice', 'sde']);
});

test('finds a change of any one private field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...privateFieldNames), (field) => {
      const profile = { ...before.profile, [field]: 'other than before' } as Written['profile'];
      expect(changedFields(before, { ...before, profile })).toEqual([field]);
    }),
  );
});

test('reads as a sentence, and abbreviations keep their case', () => {
  expect(changeWords(['title'])).toBe('title');
  expect(changeWords(['title', 'askingPrice', 'sde'])).toBe('title, asking price, and SDE');
});
