import fc from 'fast-check';
import { expect, test } from 'vitest';
import '#test/support/property-seed.ts';
import { type AgedParty, agingOf, trialOf } from '#test/support/schedules.ts';
import { tableIn } from './read-schedule.ts';

const cents = fc.integer({ min: -9_999_999, max: 99_999_999 });
const name = fc
  .stringMatching(/^[A-Za-z][A-Za-z ,&'.-]{0,20}[a-z]$/)
  .filter((text) => !/^(grand )?totals?\b|^percent/i.test(text));
const parties: fc.Arbitrary<AgedParty[]> = fc.array(fc.tuple(name, cents, cents, cents, cents, cents), {
  minLength: 1,
  maxLength: 30,
});
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('rows add up to the total of each age, whatever their order', async () => {
  await fc.assert(
    fc.asyncProperty(parties, async (given) => {
      const { rows, odd } = await tableIn('receivables', agingOf(given));
      expect(odd).toEqual([]);
      expect(rows.map(({ path, amounts }) => [path, ...amounts.slice(0, 5)])).toEqual(
        given.map(([party, ...ages]) => [party.replaceAll(/\s+/g, ' '), ...ages]),
      );
      const turned = await tableIn('receivables', agingOf(given.toReversed()));
      expect(sumOf(turned.rows.map(({ amounts }) => amounts.at(-1) ?? 0))).toBe(
        sumOf(given.flatMap(([, ...ages]) => ages)),
      );
    }),
  );
});

test('a trial balance that is off by a cent is refused with the exact difference', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, cents), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: -500, max: 500 }),
      async (accounts, off) => {
        const rest = -sumOf(accounts.map(([, amount]) => amount)) + off;
        const { faults } = await tableIn('trial-balance', trialOf([...accounts, ['Balance of it', rest]]));
        expect(faults.map(({ fault, difference }) => [fault, difference])).toEqual(
          off === 0 ? [] : [['debits-credits', off]],
        );
      },
    ),
  );
});
