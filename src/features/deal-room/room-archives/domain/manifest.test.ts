import { expect, test } from 'vitest';
import { manifestOutcome } from './manifest.ts';

test.each([
  [true, true, 'valid'],
  [false, true, 'altered'],
  [false, false, 'unknown'],
  [true, false, 'unknown'],
] as const)(
  'a manifest whose signature fits: %s, that names our key: %s, is %s',
  (signatureFits, namesOurKey, is) => expect(manifestOutcome({ signatureFits, namesOurKey })).toBe(is),
);
