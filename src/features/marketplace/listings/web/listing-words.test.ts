import { expect, test } from 'vitest';
import { profileWords } from './listing-words.ts';

test('the no-contact notice is not shown to the buyer of a sold business', () => {
  expect(profileWords({ own: false, acting: false, sold: false })).toContain('don’t contact its staff');
  expect(profileWords({ own: false, acting: false, sold: true })).not.toMatch(/do not|don’t/);
  expect(profileWords({ own: false, acting: false, sold: true })).toContain('You bought this business.');
  expect(profileWords({ own: true, acting: false, sold: true })).toContain('Only buyers');
});
