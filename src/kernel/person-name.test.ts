import { describe, expect, it } from 'vitest';
import { fullName, initials } from './person-name.ts';

describe('names', () => {
  it.each([
    ['ada', 'lovelace', 'AL', 'ada lovelace'],
    ['Émile', 'zola', 'ÉZ', 'Émile zola'],
    ['E\u0301mile', 'ßen', 'E\u0301SS', 'E\u0301mile ßen'],
    ['👩‍🚀', 'Ride', '👩‍🚀R', '👩‍🚀 Ride'],
    ['  Ann ', '', 'A', 'Ann'],
    ['', '', '', ''],
  ])('%j %j', (first, last, letters, full) => {
    expect(initials(first, last)).toBe(letters);
    expect(fullName(first, last)).toBe(full);
  });
});
