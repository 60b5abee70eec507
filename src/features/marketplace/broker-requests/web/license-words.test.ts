import { expect, test } from 'vitest';
import { licenseWords } from './license-words.ts';

test('names the license by its state, and says what is missing', () => {
  expect(licenseWords({ licenseState: 'utah', licenseNumber: '12-AB' })).toBe('License 12-AB (Utah)');
  expect(licenseWords({ licenseState: 'texas', licenseNumber: null })).toBe('Texas, no license number given');
  expect(licenseWords({ licenseState: null, licenseNumber: null })).toBe('No license given');
});
