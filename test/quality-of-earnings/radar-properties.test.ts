import '#test/support/property-seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radarOf } from '#features/quality-of-earnings/findings/domain/radar.ts';
import { pricedTests, radarRules } from '#features/quality-of-earnings/findings/domain/radar-rules.ts';

const line = fc.record({
  cents: fc.integer({ min: 1, max: 10_000_000 }),
  in: fc.uniqueArray(fc.constantFrom(...pricedTests), { minLength: 1, maxLength: 4 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 40 });

function lettersOf(some: { cents: number; in: typeof pricedTests }[], multiple: number, turned = false) {
  const found = pricedTests.filter((one) => some.some((row) => row.in.includes(one)));
  const findings = found.map((one) => ({
    ...{ id: one, test: one, subject: '', explained: false },
    stake: some.filter((row) => row.in.includes(one)).reduce((sum, { cents }) => sum + cents, 0),
  }));
  const shared = some
    .filter((row) => row.in.length > 1)
    .flatMap((row) => row.in.map((finding) => ({ findings: row.in, finding, cents: row.cents })));
  return radarOf(turned ? findings.toReversed() : findings, shared, { price: 1_000_000_000, multiple });
}

test('each line is counted exactly once, and the steps lead from the price to the price after', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(1, 2.5, 4), (some, multiple) => {
      const { steps, after } = lettersOf(some, multiple);
      const counted = steps.reduce((sum, { stake, shared }) => sum + stake - shared, 0);
      expect(counted).toBe(some.reduce((sum, { cents }) => sum + cents, 0));
      for (const { kind, effect, stake, shared, before, after: then } of steps) {
        expect(effect).toBe(Math.round((stake - shared) * (kind === 'earnings' ? multiple : 1)));
        expect(then).toBe((before ?? 0) - (effect ?? 0));
      }
      expect(steps.at(-1)?.after).toBe(after);
    }),
  );
});

test('the order in which findings are given changes nothing', () => {
  fc.assert(
    fc.property(lines, (some) => {
      expect(lettersOf(some, 3, true)).toEqual(lettersOf(some, 3));
    }),
  );
});

test('a line is counted where it costs most', () => {
  const { steps } = lettersOf([{ cents: 100, in: ['debt-like', 'undeposited'] }], 3);
  const [first] = steps;
  expect(first && radarRules[first.test].kind).toBe('earnings');
  expect(steps.map(({ effect }) => effect)).toEqual([300, 0]);
});
