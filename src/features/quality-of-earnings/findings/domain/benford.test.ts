import { describe, expect, test } from 'vitest';
import { benfordGrade, expectedShare, meanDeviation } from './benford.ts';

describe('first digits', () => {
  test('are expected by log10(1 + 1/d)', () => {
    const shares = Array.from({ length: 9 }, (_, at) => Number(expectedShare(at + 1).toFixed(5)));
    expect(shares).toEqual([0.30103, 0.17609, 0.12494, 0.09691, 0.07918, 0.06695, 0.05799, 0.05115, 0.04576]);
  });

  test('deviate as in tests F10a and F10b', () => {
    expect(meanDeviation([30, 18, 12, 10, 8, 7, 6, 5, 4])).toBeCloseTo(0.002862, 6);
    expect(meanDeviation([12, 11, 11, 11, 11, 11, 11, 11, 11])).toBeCloseTo(0.058236, 6);
  });

  test('have Nigrini’s classes', () => {
    expect([0.006, 0.012, 0.015, 0.0151].map((one) => benfordGrade(one, 1))).toEqual([
      'close',
      'acceptable',
      'marginal',
      'nonconformity',
    ]);
    // Test F10c: 185,083 corporate payments.
    expect(benfordGrade(0.002336614, 2)).toBe('nonconformity');
  });
});
