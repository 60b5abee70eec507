import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contestStates, outcomes } from './contest.ts';
import { type Claimed, type Contested, claimedOf, sumsOf, threeEarnings } from './three-sums.ts';

const amount = fc.integer({ min: 1, max: 1_000_000_00 });
const item: fc.Arbitrary<Claimed> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  code: fc.constantFrom('O-PERK', 'N-LEGAL', 'A-CAP', 'A-CUT'),
  tier: fc.constantFrom('A', 'B', 'C'),
  amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
});
const contest: fc.Arbitrary<Contested> = fc.record({
  adjustmentId: fc.constantFrom('a', 'b', 'c'),
  buyerId: fc.constantFrom('x', 'y'),
  state: fc.constantFrom(...contestStates),
  contested: amount,
  concededTo: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
  outcome: fc.option(fc.constantFrom(...outcomes)),
  ruledTo: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
});
const world = fc.record({
  items: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 3 }),
  contests: fc.array(contest, { maxLength: 6 }),
  base: fc.record({
    ebitda: fc.integer({ min: -1e9, max: 1e9 }),
    ownerCost: fc.integer({ min: 0, max: 1e8 }),
  }),
});

test('claimed − open − taken off = uncontested, to the cent, by item and in both earnings', () => {
  fc.assert(
    fc.property(world, fc.constantFrom('x', 'y', null), ({ items, contests, base }, buyerId) => {
      const sums = items.map((one) => sumsOf(one, contests, { buyerId, ebitda: base.ebitda }));
      for (const { claimed, open, takenOff, uncontested } of sums) {
        expect(claimed - open - takenOff - uncontested).toBe(0);
        expect(uncontested).toBeLessThanOrEqual(claimed);
      }
      const { claimed, uncontested } = threeEarnings(base, sums);
      const off = sums.reduce((sum, one) => sum + one.open + one.takenOff, 0);
      expect(claimed.adjustedEbitda - off).toBe(uncontested.adjustedEbitda);
      expect(claimed.sde - off).toBe(uncontested.sde);
      expect(claimed.sde - claimed.adjustedEbitda).toBe(base.ownerCost);
    }),
  );
});

test('a lender’s SDE adds back the owner’s cost that its adjusted EBITDA bears, and is never above the claimed one', () => {
  const pay = { ...one, code: 'O-COMP' as const, amount: 40_000 };
  const sums = [sumsOf(pay, [], { buyerId: 'x', ebitda: 650_000 })];
  const by = (lenderPay?: number) => threeEarnings({ ebitda: 650_000, ownerCost: 110_000, lenderPay }, sums);
  expect(by(130_000)).toMatchObject({ claimed: { sde: 800_000 }, evidenced: { sde: 800_000 } });
  expect(by(140_000).evidenced.sde).toBe(800_000);
  expect(by().evidenced.sde).toBe(780_000);
});

test('what a buyer sees depends on no contest of another buyer, only on what the seller gave up', () => {
  fc.assert(
    fc.property(world, ({ items, contests, base: { ebitda } }) => {
      const given = contests.map(
        (one): Contested =>
          one.buyerId === 'x' ? one : { ...one, state: 'withdrawn', outcome: null, ruledTo: null },
      );
      const of = { buyerId: 'x', ebitda };
      for (const one of items) expect(sumsOf(one, contests, of)).toEqual(sumsOf(one, given, of));
    }),
  );
});

test('a concession never raises an adjustment, and one that lowers earnings stays as it is', () => {
  fc.assert(
    fc.property(item, fc.array(contest), (one, contests) => {
      const claimed = claimedOf(one, contests);
      expect(claimed).toBeLessThanOrEqual(one.amount);
      if (one.amount <= 0) expect(claimed).toBe(one.amount);
    }),
  );
});

const one: Claimed = { id: 'a', code: 'O-PERK', tier: 'B', amount: 10_001 };
const mine: Contested = {
  ...{ adjustmentId: 'a', buyerId: 'x', state: 'contested', contested: 10_001 },
  ...{ concededTo: null, outcome: null, ruledTo: null },
};
const seen = (more: Partial<Contested> | null, buyerId: string | null = 'x') =>
  sumsOf(one, more ? [{ ...mine, ...more }] : [], { buyerId, ebitda: 50_000 });

test.each([
  ['nothing', null, { claimed: 10_001, evidenced: 5_001, uncontested: 10_001 }],
  ['contested', {}, { claimed: 10_001, evidenced: 5_001, uncontested: 0 }],
  [
    'answered in part',
    { state: 'answered', concededTo: 4_000 },
    { claimed: 4_000, evidenced: 2_000, uncontested: 0 },
  ],
  [
    'upheld',
    { state: 'ruled', outcome: 'upheld', ruledTo: 10_001 },
    { claimed: 10_001, uncontested: 10_001 },
  ],
  ['reduced', { state: 'ruled', outcome: 'reduced', ruledTo: 700 }, { claimed: 10_001, uncontested: 700 }],
  ['struck', { state: 'ruled', outcome: 'struck', ruledTo: 0 }, { claimed: 10_001, uncontested: 0 }],
  ['given up', { state: 'conceded', concededTo: 0 }, { claimed: 0, evidenced: 0, uncontested: 0 }],
  ['taken back', { state: 'withdrawn' }, { claimed: 10_001, evidenced: 5_001, uncontested: 10_001 }],
] as const)('of an adjustment of $100.01 with half its credit: %s', (_, more, expected) => {
  expect(seen(more)).toMatchObject(expected);
});

test('a report that raises the adjustment later is not supported by the decision on what it was', () => {
  const raised = sumsOf(
    { ...one, amount: 99_999 },
    [{ ...mine, state: 'ruled', outcome: 'upheld', ruledTo: 10_001 }],
    { buyerId: 'x', ebitda: 50_000 },
  );
  expect(raised).toMatchObject({ claimed: 99_999, uncontested: 10_001, takenOff: 89_998 });
});

test('the seller sees what anyone contests, another buyer does not', () => {
  expect(seen({}, null).uncontested).toBe(0);
  expect(seen({}, 'y').uncontested).toBe(10_001);
});
