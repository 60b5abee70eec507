import { expect, it } from 'vitest';
import { faultWords } from './fault-words.ts';

it('names at most three of the fields that need attention', () => {
  expect(faultWords(['governingLaw'])).toBe('1 field needs attention: Governing law.');
  expect(faultWords(['governingLaw', 'signatory'])).toBe(
    '2 fields need attention: Signatory, Governing law.',
  );
  expect(faultWords(['signatory', 'diligenceDays', 'closingDate', 'governingLaw'])).toMatch(
    /^4 fields need attention: [^,]+, [^,]+, [^,]+ and more\.$/,
  );
});
