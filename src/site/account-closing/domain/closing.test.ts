import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeFor, tieKinds, tieSentence, tiesFrom } from './closing.ts';

describe('closing an account', () => {
  test('erases it exactly if there are no ties', () => {
    const counts = fc.dictionary(fc.constantFrom(...tieKinds), fc.nat(5));
    fc.assert(
      fc.property(counts, (given) => {
        const ties = tiesFrom(given);
        expect(outcomeFor(ties)).toBe(Object.values(given).some((n) => n > 0) ? 'closed' : 'erased');
        expect(ties.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });

  test('counts every kind of tie and says what happens to it', () => {
    for (const kind of tieKinds) {
      expect(tieSentence({ kind, count: 1 })).toMatch(/^1 [a-z].*\. [A-Z].*\.$/);
      expect(tieSentence({ kind, count: 1_200 })).toMatch(/^1,200 [a-z].*s?.*\. [A-Z].*\.$/);
    }
  });
});
