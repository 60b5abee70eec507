import { describe, expect, it } from 'vitest';
import { isNpi, isVin } from './check-digits.ts';

describe('check digits', () => {
  it('validate an NPI (example from the standard)', () => {
    expect(isNpi('1234567893')).toBe(true);
    for (const wrong of ['1234567890', '1234567894', '3234567893', '123456789'])
      expect(isNpi(wrong)).toBe(false);
  });

  it('validate a VIN', () => {
    expect(isVin('1hgcm82633a004352')).toBe(true);
    expect(isVin('1m8gdm9axkp042788')).toBe(true);
    for (const wrong of ['1hgcm82643a004352', '11111111111111111', 'telecommunication', '1hgcm82633a00435']) {
      expect(isVin(wrong)).toBe(false);
    }
  });
});
