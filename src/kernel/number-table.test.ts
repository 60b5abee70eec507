import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTable } from './number-table.ts';

const keys = fc.oneof(
  fc.nat(50),
  fc.maxSafeNat(),
  fc.nat(1_000).map((part) => part * 2 ** 40),
);

test('adds up and remembers what a Map does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.integer()), { maxLength: 3_000 }), (given) => {
      const [sums, firsts] = [numberTable(), numberTable()];
      const [expectedSums, expectedFirsts] = [new Map<number, number>(), new Map<number, number>()];
      for (const [key, value] of given) {
        sums.add(key, value);
        expectedSums.set(key, (expectedSums.get(key) ?? 0) + value);
        expect(firsts.getOrPut(key, value)).toBe(expectedFirsts.get(key));
        if (!expectedFirsts.has(key)) expectedFirsts.set(key, value);
      }
      expect(sums.size()).toBe(expectedSums.size);
      expect(sums.countOfOthersThanZero()).toBe([...expectedSums.values()].filter((sum) => sum !== 0).length);
    }),
    { numRuns: 50 },
  );
});
