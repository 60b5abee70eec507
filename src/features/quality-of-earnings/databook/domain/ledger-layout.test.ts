import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountGroup } from './databook-facts.ts';
import { ledgerLayout, stretchesOf } from './ledger-layout.ts';

const months = ['2025-01', '2025-02', '2025-03'];
const account = fc.array(fc.nat(4), { minLength: 3, maxLength: 3 });
const groups = fc.array(fc.array(account, { minLength: 1, maxLength: 4 }), { maxLength: 4 }).map((all) =>
  all.map(
    (accounts, at): AccountGroup => ({
      code: (['REV', 'RENT', 'CASH', 'AR'] as const)[at] ?? 'REV',
      ...{ purpose: null, opening: 0 },
      accounts: accounts.map((counts, nth) => ({
        id: at * 10 + nth,
        label: '',
        months: new Map(counts.map((lines, month) => [months[month] ?? '', { lines, amount: 0 }])),
      })),
    }),
  ),
);
const countIn = ({ accounts }: AccountGroup, month: string) =>
  accounts.reduce((sum, { months: held }) => sum + (held.get(month)?.lines ?? 0), 0);

test('every line has one row, and what is behind a figure follows each other', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const layout = ledgerLayout(all, months, 6);
      const seen: number[] = [];
      for (const group of all)
        for (const month of months) {
          const range = layout.ofGroup(group, month);
          expect(range ? range.last - range.first + 1 : 0).toBe(countIn(group, month));
          for (const { id, months: held } of group.accounts) {
            const own = layout.ofAccount(id, month);
            expect(own ? own.last - own.first + 1 : 0).toBe(held.get(month)?.lines ?? 0);
            if (!own || !range) continue;
            expect(own.first).toBeGreaterThanOrEqual(range.first);
            expect(own.last).toBeLessThanOrEqual(range.last);
            for (let row = own.first; row <= own.last; row += 1) seen.push(row);
          }
        }
      expect(seen).toEqual(seen.map((_, at) => 6 + at));
      expect(layout.rows).toEqual({ first: 6, last: 5 + seen.length });
    }),
  );
});

test('stretches are the whole ledger in its order, and none is longer than it must be', () => {
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 9 }), (all, most) => {
      const stretches = stretchesOf(all, months, most);
      const total = all.reduce(
        (sum, group) => sum + months.reduce((own, month) => own + countIn(group, month), 0),
        0,
      );
      expect(stretches.reduce((sum, { lines }) => sum + lines, 0)).toBe(total);
      for (const { from, to, lines } of stretches) if (from !== to) expect(lines).toBeLessThanOrEqual(most);
    }),
  );
});
