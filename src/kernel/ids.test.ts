import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from './ids.ts';

describe('isUuid', () => {
  it('accepts our IDs in either case', () => {
    fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase())));
  });

  it.each([
    '',
    'x',
    '00000000-0000-0000-0000-000000000000',
    ' 3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f',
    '3f0c1d9e8a4b4c6d9e2f1a2b3c4d5e6f',
    '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f\n',
  ])('refuses %j', (text) => expect(isUuid(text)).toBe(false));
});
